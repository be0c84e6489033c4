// `npm run bench -- light` measures pages before and after the first touch, beside a bare Next app and home as a static
// file of nginx. Run `npm run build` first. `--quick` measures each once, `--tries 100` taps 100 times, and
// `--only bytes,taps` chooses parts.
import { parseArgs } from 'node:util'
import '../scripts/serve/load-env.mjs'
import { buildBareApp } from './bare.mjs'
import { openBrowser } from './browser.mjs'
import { reportBytes, reportHtml } from './bytes.mjs'
import { serveFiles } from './nginx.mjs'
import { reportPaint } from './paint.mjs'
import { nextApp, port, serve, site } from './server.mjs'
import { copyPage } from './static-copy.mjs'
import { reportTaps } from './taps.mjs'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, tries: { type: 'string' }, only: { type: 'string' } },
})
const [runs, tries] = options.quick ? [1, 1] : [7, 10]

const own = await serve(site, port(0))
const bare = await serve(nextApp(buildBareApp(), port(1)), port(1))
const file = await serveFiles(await copyPage(own.url), port(2))
const browser = await openBrowser()
const servers = { own, file, bare }
const parts = {
  bytes: () => reportBytes(browser, servers),
  paint: () => reportPaint(browser, servers, runs),
  html: () => reportHtml(own.url),
  taps: () => reportTaps(browser, own, Number(options.tries ?? tries)),
}
for (const [name, report] of Object.entries(parts)) {
  if (!options.only || options.only.split(',').includes(name)) await report()
}
await browser.close()
for (const server of Object.values(servers)) await server.stop()
