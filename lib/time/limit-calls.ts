/**
 * Lets through so many calls a minute.
 *
 * @param perMinute how many
 * @param now a clock in milliseconds
 * @returns takes one call, and says for how many seconds it must wait: 0 where it may go on
 */
export function limitCalls(perMinute: number, now = Date.now): () => number {
  let times: number[] = []
  return () => {
    times = times.filter((time) => time > now() - 60_000)
    const [first] = times
    if (first !== undefined && times.length >= perMinute) return Math.ceil((first + 60_000 - now()) / 1000)
    times.push(now())
    return 0
  }
}
