import { brotliCompressSync } from 'node:zlib'
import { kilobytes, newPage, screens, touch, visit } from './browser.mjs'
import { printTable } from './table.mjs'

/** Prints how much pages fetch before and after a touch, beside a bare Next app and a static file. */
export async function reportBytes(browser, { own, file, bare }) {
  const addresses = {
    home: `${own.url}/`,
    path: `${own.url}/careerpaths/data-science`,
    post: `${own.url}/blog/a-first-week-of-sql`,
    'home as a static file': file.url,
    'bare Next': bare.url,
  }
  const onPhone = []
  for (const address of Object.values(addresses)) onPhone.push(await weigh(browser, screens.phone, address))
  const onDesk = []
  for (const address of Object.values(addresses)) onDesk.push(await weigh(browser, screens.desk, address))
  const bareScript = onPhone.at(-1).after.script
  const row = (what, of, all = onPhone) => [what, ...all.map(of)]
  const size = (kilobytes) => `${kilobytes.toFixed(1)} KB`
  printTable(
    ['bytes as sent, 390 px', ...Object.keys(addresses)],
    [
      row('script before a touch', ({ before }) => size(before.script)),
      row('script after a touch', ({ after }) => size(after.script)),
      row('script after a touch, over bare Next', ({ after }, index) =>
        index < 3 ? size(after.script - bareScript) : '',
      ),
      row('all before a touch', ({ before }) => size(before.all)),
      row('all after a touch', ({ after }) => size(after.all)),
      row('requests before a touch', ({ before }) => before.requests),
      row('requests before a touch, 1440 px', ({ before }) => before.requests, onDesk),
      row('all before a touch, 1440 px', ({ before }) => size(before.all), onDesk),
    ],
  )
}

async function weigh(browser, screen, address) {
  const page = await newPage(browser, screen)
  const { fetched, quiet } = await visit(page, address)
  const state = async () => ({
    script: await kilobytes(fetched, 'script'),
    all: await kilobytes(fetched),
    requests: fetched.length,
  })
  await quiet()
  const before = await state()
  if (screen.context.hasTouch) await touch(page)
  await quiet()
  const after = await state()
  await page.context().close()
  return { before, after }
}

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
