import pLimit from 'p-limit'

/** One picture at a time: each takes a core and one of Node's four threads, which the database needs too. */
export const inTurn = pLimit(1)

/** Loads sharp for the first photograph. */
export async function decoder() {
  const { default: sharp } = await import('sharp')
  // sharp's cache would hold 130 MB for a large picture, and nothing here is computed twice.
  sharp.cache(false)
  return sharp
}
