// `npm run bench:abuse`: what a hostile client gets from the built site, on this machine's loopback: what was tried and what
// got through, with the site's memory and how long its pages took meanwhile.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port, serve, site } from '../server.mjs'
import * as attacks from './attacks.mjs'

const mails = mkdtempSync(join(tmpdir(), 'bench-mails-'))
mkdirSync(mails, { recursive: true })
const env = { MAIL_DIR: mails, TRUSTED_PROXIES: '1', LIMITS_FACTOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
const server = await serve(site, port(0), { env })
const pages = ['/', '/careerpaths/data-science', '/blog', '/contact-us']

const rows = []
for (const [name, attack] of Object.entries(attacks)) {
  const watch = watchPages(server.url)
  const result = await attack({ url: server.url, mails })
  rows.push([name, result, `${await watch.stop()} ms`, `${Math.round(server.peak())} MB`])
  process.stdout.write(`${rows.at(-1).join(' | ')}\n`)
}
const isAlive = (await fetch(server.url)).ok
process.stdout.write(
  `\n| attack | what got through | p95 of pages | peak memory |\n| --- | --- | --- | --- |\n`,
)
for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`)
process.stdout.write(`\nThe site ${isAlive ? 'is alive' : 'IS GONE'}\n`)
await server.stop()

// A visitor beside it, who reads a page every 50 ms.
function watchPages(url) {
  const times = []
  let isOver = false
  const reading = (async () => {
    for (let n = 0; !isOver || times.length < 20; n++) {
      const start = performance.now()
      await fetch(url + pages[n % pages.length]).then((answer) => answer.text())
      times.push(performance.now() - start)
      await new Promise((done) => setTimeout(done, 50))
    }
  })()
  return {
    async stop() {
      isOver = true
      await reading
      return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)])
    },
  }
}
