import { decoded } from '@/lib/address/decoded'

/** The words of the path of a whole URL, without names of sections; empty for any other text. */
export function wordsOfAddress(url: string | null): string {
  if (!url || !URL.canParse(url)) return ''
  const parts = new URL(url).pathname.split('/').filter(Boolean)
  const own = parts.length > 1 ? parts.slice(1) : parts
  return own
    .map((part) => decoded(part) ?? part)
    .join(' ')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim()
}
