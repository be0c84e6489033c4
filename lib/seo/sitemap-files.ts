import { absoluteUrl } from '@/lib/address/absolute-url'
import type { SitemapEntry } from './sitemap-entries'

/** The protocol's limit (sitemaps.org). With the longest addresses, such a file has 20 MB; 50 MB are allowed. */
export const maxUrlsInFile = 50_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** All pages, or the index of the files that hold them. */
export function sitemapFile(entries: readonly SitemapEntry[], most = maxUrlsInFile): string {
  const parts = Math.ceil(entries.length / most)
  if (parts <= 1) return urlSet(entries)
  const files = Array.from({ length: parts }, (_, index) => absoluteUrl(`/sitemaps/${index + 1}.xml`))
  return file('sitemapindex', files.map((url) => element('sitemap', { url })).join(''))
}

/** A file that the index names. `part` counts from 1. Null for an unknown part, and when one file holds all pages. */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  part: number,
  most = maxUrlsInFile,
): string | null {
  const own = entries.length > most ? entries.slice((part - 1) * most, part * most) : []
  return own.length > 0 ? urlSet(own) : null
}

const urlSet = (entries: readonly SitemapEntry[]) =>
  file('urlset', entries.map((entry) => element('url', entry)).join(''))

const file = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespace}>\n${content}</${name}>\n`

function element(name: string, { url, lastModified }: SitemapEntry): string {
  const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
  return `<${name}><loc>${escaped(url)}</loc>${day}</${name}>\n`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
