/**
 * Runs `work` `total` times, some at once.
 *
 * @template T
 * @param {number} total
 * @param {(n: number) => Promise<T>} work
 * @param {number} [wide] how many at once
 * @returns {Promise<T[]>} each result; `{ status: 0 }` when `work` rejects, as after a broken connection
 */
export async function lanes(total, work, wide = 16) {
  const results = []
  let next = 0
  const lane = async () => {
    while (next < total) {
      const n = next++
      results.push(await work(n).catch((error) => ({ status: 0, text: String(error) })))
    }
  }
  await Promise.all(Array.from({ length: wide }, lane))
  return results
}

/** The address of the nth client, for X-Forwarded-For. */
export const clientNo = (n) => `198.51.${(n >> 8) & 255}.${n & 255}`

/** How often each response came, as text. */
export function countsOf(answers) {
  const counts = new Map()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].map(([answer, n]) => `${n} × ${answer}`).join(', ')
}

export const count = (all, test) => all.filter(test).length
