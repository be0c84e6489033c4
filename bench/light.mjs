// `npm run bench -- light`: how light the site is until somebody touches it and what the touch costs, in one run with a bare
// Next app of the same version and with the same markup as a static file behind nginx. Run `npm run build` first.
// `--quick` tries it with few repetitions, `--tries 100` taps so often, `--only bytes,paint,load,taps` measures some.
import { parseArgs } from 'node:util'
import '../scripts/serve/load-env.mjs'
import { buildBareApp } from './bare.mjs'
import { openBrowser } from './browser.mjs'
import { reportBytes } from './bytes.mjs'
import { reportLoad } from './load.mjs'
import { serveFiles } from './nginx.mjs'
import { reportPaint } from './paint.mjs'
import { nextApp, port, serve, site } from './server.mjs'
import { copyPage } from './static-copy.mjs'
import { reportTaps } from './taps.mjs'

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, tries: { type: 'string' }, only: { type: 'string' } },
})
const [runs, seconds, tries] = options.quick ? [1, 1, 1] : [7, 5, 10]

const bareApp = buildBareApp()
const own = await serve(site, port(0))
const copy = await copyPage(own.url)
const bare = await serve(nextApp(bareApp, port(1)), port(1))
const file = await serveFiles(copy, port(2))
const browser = await openBrowser()
const servers = { own, file, bare }
const parts = {
  bytes: () => reportBytes(browser, servers),
  paint: () => reportPaint(browser, servers, runs),
  load: () => reportLoad(bareApp, copy, seconds),
  taps: () => reportTaps(browser, own, Number(options.tries ?? tries)),
}
for (const [name, report] of Object.entries(parts)) {
  if (!options.only || options.only.split(',').includes(name)) await report()
}
await browser.close()
for (const server of Object.values(servers)) await server.stop()
