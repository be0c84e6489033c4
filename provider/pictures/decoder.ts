import pLimit from 'p-limit'

/** One picture at a time: it takes a core, its megabytes, and one of Node's four threads, on which the database waits too. */
export const inTurn = pLimit(1)

/**
 * What reads and writes pictures. Only who has a photograph needs its megabytes.
 */
export async function decoder() {
  const { default: sharp } = await import('sharp')
  // It would keep what it has read, 130 MB for a large one, to make the same again: nothing here is made twice.
  sharp.cache(false)
  return sharp
}
