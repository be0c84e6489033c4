// A lock between processes: a folder that its owner touches every second. Other processes, also in other containers,
// remove a lock that nobody has touched for ten seconds, because its owner has ended.
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

const staleAfterMs = 10_000

/**
 * Waits until no other process holds the lock, and does the work.
 *
 * @template T
 * @param {string} lock a folder on a disk that the processes share
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(lock, work) {
  while (!take(lock)) await setTimeout(200)
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1000)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(lock, { recursive: true, force: true })
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (touched !== undefined && Date.now() - touched > staleAfterMs)
    rmSync(lock, { recursive: true, force: true })
  return false
}
