// `npm run bench:html`: what the HTML of a running site weighs (BASE_URL, else http://127.0.0.1:3000), page by page: raw;
// as brotli of quality 11 without inlined styles; and the data of Next's script, which are fetched at the first touch where
// they are the same for everybody. In KB of 1000 bytes.
import { brotliCompressSync } from 'node:zlib'

const site = process.env.BASE_URL || 'http://127.0.0.1:3000'
const pages = ['/', '/careerpaths/data-science', '/blog/a-first-week-of-sql', '/contact-us']

const styles = /<style[\s>][\s\S]*?<\/style>/g
const block = /<script[^>]* id="page"[^>]*>([\s\S]*?)<\/script>/
const textOf = async (path) => (await fetch(site + path)).text()
const kb = (text) => (brotliCompressSync(text).length / 1000).toFixed(1)

process.stdout.write('| page | raw | brotli | data |\n| --- | --- | --- | --- |\n')
for (const page of pages) {
  const html = (await textOf(page)).replace(styles, '')
  const [, inline] = block.exec(html)
  const { at } = JSON.parse(inline)
  const data = at ? await textOf(`${at}?of=${encodeURIComponent(page)}`) : inline
  process.stdout.write(`| ${[page, (html.length / 1000).toFixed(0), kb(html), kb(data)].join(' | ')} |\n`)
}
