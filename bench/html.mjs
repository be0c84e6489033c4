import { brotliCompressSync } from 'node:zlib'
import { printTable } from './table.mjs'

const pages = ['/', '/careerpaths/data-science', '/blog/a-first-week-of-sql', '/contact-us']
const styles = /<style[\s>][\s\S]*?<\/style>/g
const block = /<script[^>]* id="page"[^>]*>([\s\S]*?)<\/script>/

/**
 * Prints the sizes of pages' HTML without inlined styles, and of Next's data, which the first interaction
 * fetches.
 */
export async function reportHtml(url) {
  const textOf = async (path) => (await fetch(url + path)).text()
  const kilobytes = (size) => `${(size / 1000).toFixed(1)} KB`
  const brotli = (text) => kilobytes(brotliCompressSync(text).length)
  const rows = []
  for (const page of pages) {
    const html = (await textOf(page)).replace(styles, '')
    const [, inline] = block.exec(html)
    const { at } = JSON.parse(inline)
    const data = at ? await textOf(`${at}?of=${encodeURIComponent(page)}`) : inline
    rows.push([page, kilobytes(html.length), brotli(html), brotli(data)])
  }
  printTable(['HTML without styles', 'raw', 'brotli', 'data in brotli'], rows)
}
