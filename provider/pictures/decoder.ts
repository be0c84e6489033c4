import pLimit from 'p-limit'

/** A picture takes a core and one of Node's four threads, on which the database waits too. */
export const inTurn = pLimit(1)

/** Loaded for the first photograph. */
export async function decoder() {
  const { default: sharp } = await import('sharp')
  // Its cache would keep 130 MB for a large picture, and nothing here is made twice.
  sharp.cache(false)
  return sharp
}
