// `npm run bench:html`: what the HTML of a running site weighs (BASE_URL, else http://127.0.0.1:3000), page by page: raw, and
// as brotli of quality 11 without inlined styles: as a whole, its markup alone, and the data of Next's script alone. In KB
// of 1000 bytes. The two parts are more than the whole, since the data repeat the markup.
import { brotliCompressSync } from 'node:zlib'

const site = process.env.BASE_URL || 'http://127.0.0.1:3000'
const pages = ['/', '/careerpaths/data-science', '/blog/a-first-week-of-sql', '/contact-us']

const styles = /<style[\s>][\s\S]*?<\/style>/g
const data = /<script>\s*\(?self\.__next_f[\s\S]*?<\/script>|<script[^>]* id="page"[\s\S]*?<\/script>/g
const kb = (text) => (brotliCompressSync(text).length / 1000).toFixed(1)

process.stdout.write('| page | raw | brotli | markup | data |\n| --- | --- | --- | --- | --- |\n')
for (const page of pages) {
  const html = (await (await fetch(site + page)).text()).replace(styles, '')
  const parts = [html, html.replace(data, ''), (html.match(data) ?? []).join('')]
  process.stdout.write(`| ${[page, (html.length / 1000).toFixed(0), ...parts.map(kb)].join(' | ')} |\n`)
}
