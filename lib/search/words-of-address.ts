/**
 * The words of an address at which nothing was found.
 *
 * @param url whole, as a browser says where it comes from
 * @returns the words of its path, without the names of sections; nothing where there is none
 */
export function wordsOfAddress(url: string | null): string {
  if (!url || !URL.canParse(url)) return ''
  const parts = new URL(url).pathname.split('/').filter(Boolean)
  const own = parts.length > 1 ? parts.slice(1) : parts
  return own
    .map(decoded)
    .join(' ')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
