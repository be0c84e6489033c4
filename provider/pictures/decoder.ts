/**
 * What reads and writes pictures. Only who has a photograph needs its megabytes.
 */
export async function decoder() {
  const { default: sharp } = await import('sharp')
  // It would keep what it has read, 130 MB for a large one, to make the same again: nothing here is made twice.
  sharp.cache(false)
  return sharp
}
