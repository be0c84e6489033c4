/** Returns a function that counts a call and returns the seconds to wait, 0 within the limit. `now` is in ms. */
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
