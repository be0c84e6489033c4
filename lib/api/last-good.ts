import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/lib/log'
import { buildOf } from '@/lib/store/build-of'
import { askRedis, redisKey } from '@/lib/store/redis'
import { UpstreamError } from './errors'

const monthSeconds = 30 * 24 * 60 * 60
const maxBytes = 2 * 1024 * 1024

let hasWarned = false

/** A read, and the name under which its last good answer is stored. */
export type NamedRead<T> = {
  name: string
  /** Returns JSON data, or null for a missing record; throws UpstreamError in an outage. */
  read: () => Promise<T>
}

/**
 * Reads, and stores the answer for an outage: in the build's cache folder, and in Redis for processes on other disks.
 * An answer of null removes the stored one. `isOld` marks a stored answer. Throws UpstreamError when the read fails
 * and nothing is stored.
 */
export async function lastGood<T>({ name, read }: NamedRead<T>): Promise<{ value: T; isOld: boolean }> {
  try {
    const value = await read()
    await store(name, value)
    return { value, isOld: false }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const old = await stored(name)
    if (old === undefined) throw error
    return { value: old as T, isOld: true }
  }
}

/** The stored answer, without a call. Throws UpstreamError when nothing is stored. */
export async function recall<T>({ name }: NamedRead<T>): Promise<T> {
  const old = await stored(name)
  if (old === undefined) throw new UpstreamError(name, null, 'it has never been read')
  return old as T
}

// A full disk must not fail the page. The log warns once: without stored answers the next outage shows error texts.
async function store(name: string, value: unknown): Promise<void> {
  const file = fileOf(name)
  const part = `${file}.${randomUUID()}`
  try {
    const json = JSON.stringify(value)
    share(name, json)
    if (value === null) return await rm(file, { force: true })
    await mkdir(folder(), { recursive: true })
    await writeFile(part, json)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    if (!hasWarned) log('warn', 'last_good_not_stored', { reason: String((error as { code?: string }).code) })
    hasWarned = true
  }
}

async function stored(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(fileOf(name), 'utf8'))
  } catch {
    const shared = await askRedis((redis) => redis.get(sharedKey(name)))
    return shared ? JSON.parse(shared) : undefined
  }
}

// Stores the answer for a process that starts on an empty disk during an outage. No read waits for Redis.
function share(name: string, json: string): void {
  askRedis<unknown>((redis) =>
    json === 'null' || json.length > maxBytes
      ? redis.del(sharedKey(name))
      : redis.set(sharedKey(name), json, 'EX', monthSeconds),
  )
}

const sharedKey = (name: string) => redisKey(buildOf(), 'last-good', hashOf(name))

const hashOf = (name: string) => hash('sha256', name)

function fileOf(name: string): string {
  return join(folder(), `${hashOf(name)}.json`)
}

// A build empties this folder (scripts/serve/build.mjs), as the next version may read answers differently.
function folder(): string {
  // A function on Vercel can write only to the temporary folder, which ends with the function.
  if (process.env.VERCEL) return join(tmpdir(), 'last-good')
  return join(process.env.NEXT_DIST_DIR || '.next', 'cache', 'last-good')
}
