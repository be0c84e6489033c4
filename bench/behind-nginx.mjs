// Loads home from the site alone and from behind the project's nginx. For comparison, it loads a bare Next app and a
// file with home's response from nginx. Every server runs on the first core, and wrk on the second.
import { buildBareApp } from './bare.mjs'
import { serveAnswer, serveFront } from './nginx.mjs'
import { nextApp, port, serve, site } from './server.mjs'
import { median, printTable } from './table.mjs'
import { loadByWrk } from './wrk.mjs'

const rounds = 5
const core = 0

export async function reportBehindNginx(seconds) {
  const env = { TRUSTED_PROXIES: '1', LIMITS_FACTOR: '100000' }
  const own = await serve(site, port(0), { core, env })
  const front = await serveFront(own.url, port(1), { core })
  const file = await serveAnswer(`${own.url}/`, port(2), { core })
  const bare = await serve(nextApp(buildBareApp(), port(3)), port(3), { core })
  const load = (server, all = [server]) => loadByWrk(`${server.url}/`, all, { seconds, core: 1 })
  const runs = {
    'the same response as a file of nginx': () => load(file),
    'bare Next': () => load(bare),
    'behind nginx, which requests the page again each second': () => load(front, [front, own]),
    'behind nginx, with a hook call each second': () => publishing(own.url, () => load(front, [front, own])),
    'the site alone': () => load(own),
  }
  const measured = Object.entries(runs).map(([what, run]) => ({ what, run, results: [] }))
  for (const { run } of measured) await run()
  // The runs take turns, so that other work on the machine affects each alike.
  for (let round = 0; round < rounds; round++)
    for (const { run, results } of measured) results.push(await run())
  print(measured)
  const [ownPeak, nginxPeak] = [own, front].map(({ peak }) => peak().toFixed(0))
  process.stdout.write(`\nMemory at the peak: site ${ownPeak} MB, nginx ${nginxPeak} MB.\n`)
  for (const server of [front, file, bare, own]) await server.stop()
}

function print(measured) {
  const [{ results: ofFile }] = measured
  const rows = measured.map(({ what, results }) => {
    const middle = (name) => median(results.map((each) => each[name]))
    const share = (name) => median(results.map((each, round) => each[name] / ofFile[round][name]))
    return [
      what,
      middle('rate').toFixed(0),
      share('rate').toFixed(2),
      middle('cost').toFixed(1),
      (1 / share('cost')).toFixed(2),
      `${middle('late').toFixed(1)} ms`,
    ]
  })
  const head = ['answers a second', 'of the file', 'processor, µs each', 'of the file', '99% within']
  printTable([`home on one core, 32 connections, median of ${rounds}`, ...head], rows)
}

// Home shows career paths and posts, so Next renders it again after each hook.
async function publishing(url, work) {
  const headers = {
    'content-type': 'application/json',
    'x-revalidate-secret': process.env.REVALIDATE_SECRET,
  }
  const body = JSON.stringify({ changed: ['career-paths', 'posts'] })
  const hook = () => fetch(`${url}/api/revalidate`, { method: 'POST', headers, body })
  if ((await hook()).status !== 200) throw new Error('The site refuses the hook')
  const timer = setInterval(hook, 1000)
  return await work().finally(() => clearInterval(timer))
}
