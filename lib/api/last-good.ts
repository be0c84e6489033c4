import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const most = 1000

// Each route may have its own copy of this module: what they share lies here.
const shared = globalThis as typeof globalThis & { lastGoodAnswers?: Map<string, unknown> }

/**
 * Reads, and remembers the answer for the time when the upstream is away: a page that is made anew then is made of what
 * was read before. The newest thousand answers stay at hand; all lie in the cache folder of the build, so that they
 * outlive a restart. One that has become null is forgotten.
 * Takes: a name for what is read, and the read; its answer must be plain data. Gives: its answer, or the one before with
 * `isOld`. Throws what the read throws where there is none before.
 */
export async function lastGood<T>(
  name: string,
  read: () => Promise<T>,
): Promise<{ value: T; isOld: boolean }> {
  shared.lastGoodAnswers ??= new Map()
  const answers = shared.lastGoodAnswers
  try {
    const value = await read()
    answers.delete(name)
    if (value !== null) answers.set(name, value)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    await store(name, value)
    return { value, isOld: false }
  } catch (error) {
    const old = answers.get(name) ?? (await stored(name))
    if (old === undefined) throw error
    return { value: old as T, isOld: true }
  }
}

// Where nothing can be written, only a restart during an outage is the poorer for it.
async function store(name: string, value: unknown): Promise<void> {
  const file = fileOf(name)
  const part = `${file}.${randomUUID()}`
  try {
    if (value === null) return await rm(file, { force: true })
    await mkdir(folder(), { recursive: true })
    await writeFile(part, JSON.stringify(value))
    await rename(part, file)
  } catch {}
}

async function stored(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(fileOf(name), 'utf8'))
  } catch {
    return undefined
  }
}

function fileOf(name: string): string {
  return join(folder(), `${createHash('sha256').update(name).digest('hex')}.json`)
}

// A build begins with an empty one (scripts/serve/build.mjs), as the next version may read its answers otherwise.
function folder(): string {
  return join(process.env.NEXT_DIST_DIR || '.next', 'cache', 'last-good')
}
