import { absoluteUrl } from '@/lib/address/absolute-url'
import type { SitemapEntry } from './sitemap-entries'

/** What one file may hold by the protocol (sitemaps.org). Of as many of the longest addresses it has 20 of the 50 MB allowed. */
export const mostInFile = 50_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The file that robots.txt names: all pages, or, where they are too many for one file, the list of the files that have them.
 *
 * @param entries every page
 * @param most how many a file may hold
 */
export function sitemapFile(entries: readonly SitemapEntry[], most = mostInFile): string {
  const parts = Math.ceil(entries.length / most)
  if (parts <= 1) return urlSet(entries)
  const files = Array.from({ length: parts }, (_, index) => absoluteUrl(`/sitemaps/${index + 1}.xml`))
  return file('sitemapindex', files.map((url) => element('sitemap', { url })).join(''))
}

/**
 * One of the files that the first one lists.
 *
 * @param entries every page
 * @param part its number, counted from 1
 * @param most how many a file may hold
 * @returns null where there is no such file, as also where one holds all
 */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  part: number,
  most = mostInFile,
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
