import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setPriority } from 'node:os'

/**
 * Runs `work` `total` times, at most 16 of them at once.
 *
 * @template T
 * @param {number} total
 * @param {(n: number) => Promise<T>} work
 * @returns {Promise<T[]>} each result; `{ status: 0, text }` for a call that rejects, as after a broken connection
 */
export async function lanes(total, work) {
  const results = []
  let next = 0
  const lane = async () => {
    while (next < total) {
      const n = next++
      results.push(await work(n).catch((error) => ({ status: 0, text: String(error) })))
    }
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return results
}

/** Requests an address, and reads the response to its end. Returns its status. */
export function ask(address, options, body) {
  return new Promise((done, fail) => {
    const sent = request(address, options, (answer) => {
      answer.once('end', () => done(answer.statusCode)).once('error', fail)
      answer.resume()
    })
    sent.once('error', fail).end(body)
  })
}

/** Starts watch.mjs with these words. Returns a function that stops it and gives its result, in ms. */
export function startWatch(...words) {
  const watch = fork(new URL('watch.mjs', import.meta.url).pathname, words)
  setPriority(watch.pid, 0)
  return async () => {
    watch.send('stop')
    const [late] = await once(watch, 'message')
    return late
  }
}

/** The address of the nth client, for X-Forwarded-For. */
export const clientNo = (n) => `198.51.${(n >> 8) & 255}.${n & 255}`

/** Counts equal responses, as text such as `3 × 200, 1 × 429`. */
export function countsOf(answers) {
  const counts = new Map()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  return [...counts].map(([answer, n]) => `${n} × ${answer}`).join(', ')
}

export const count = (all, test) => all.filter(test).length
