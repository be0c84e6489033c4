const most = 1000

// Each route may have its own copy of this module: what they share lies here.
const shared = globalThis as typeof globalThis & { lastGoodAnswers?: Map<string, unknown> }

/**
 * Reads, and remembers the answer for the time when the upstream is away: a page that is made anew then is made of what
 * was read before. Of more than a thousand answers the oldest are forgotten, and so is one that has become null.
 * Takes: a name for what is read, and the read. Gives: its answer, or the one before with `isOld`. Throws what the read
 * throws where there is none before.
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
    return { value, isOld: false }
  } catch (error) {
    if (!answers.has(name)) throw error
    return { value: answers.get(name) as T, isOld: true }
  }
}
