// `npm run bench`: how much script pages ship, how fast the server starts, and what it needs under load.
// It builds nothing but the bare app: run `npm run build` first. Everything stays on this machine's loopback.
import '../scripts/serve/load-env.mjs'
import { buildBareApp } from './bare.mjs'
import { openBrowser, screens } from './browser.mjs'
import { weigh } from './bytes.mjs'
import { nextApp, port, serve, site } from './server.mjs'
import { printTable } from './table.mjs'

const pages = [
  '/',
  '/careerpaths',
  '/careerpaths/data-science',
  '/careerpaths/data-science/enrol',
  '/about-us',
  '/blog',
  '/blog/a-first-week-of-sql',
  '/resources',
  '/contact-us',
]
const clients = 32
const seconds = Number(process.env.BENCH_SECONDS || 60)
const unknownSlugs = 3000

const bareApp = buildBareApp()
const bare = await serve(nextApp(bareApp, port(1)), port(1))
let server = await serve(site, port(0), { page: '/careerpaths' })
const rows = [['server start to first page', `${(server.readyAfter / 1000).toFixed(2)} s`]]

const browser = await openBrowser()
const scriptOf = async (address) => (await weigh(browser, screens.phone, address)).after.script
const bareScript = await scriptOf(bare.url)
rows.push(['script of a bare app', `${bareScript.toFixed(1)} KB`])
for (const page of pages) {
  const more = (await scriptOf(server.url + page)) - bareScript
  rows.push([`script of ${page} after a touch, over the bare app`, `${more.toFixed(1)} KB`])
}
await browser.close()
await bare.stop()
await server.stop()

server = await serve(site, port(0), { page: '/careerpaths' })
const read = await load((index) => pages[index % pages.length], Date.now() + seconds * 1000)
rows.push(
  [`${clients} clients reading pages for ${seconds} s`, summary(read)],
  ['memory while they read', memory(server)],
)
await server.stop()

server = await serve(site, port(0), { page: '/careerpaths' })
const unknown = await load((index) => (index < unknownSlugs ? `/careerpaths/unknown-${index}` : null))
rows.push(
  [`${unknownSlugs} unknown slugs`, summary(unknown)],
  ['memory while they are asked for', memory(server)],
)
await server.stop()

printTable(['what', 'measured'], rows)

async function load(addressOf, end = Number.POSITIVE_INFINITY) {
  const times = []
  const statuses = {}
  let index = 0
  const client = async () => {
    while (Date.now() < end) {
      const address = addressOf(index++)
      if (address === null) return
      const start = performance.now()
      const response = await fetch(server.url + address)
      await response.arrayBuffer()
      times.push(performance.now() - start)
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { times: times.sort((a, b) => a - b), statuses }
}

function summary({ times, statuses }) {
  const at = (share) => `${times[Math.floor(times.length * share)].toFixed(1)} ms`
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return `${counts.join(', ')}; median ${at(0.5)}, 99% ${at(0.99)}`
}

function memory({ peak }) {
  return `${peak().toFixed(0)} MB resident at the peak`
}
