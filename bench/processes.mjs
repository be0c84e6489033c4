// Compares a request's cost in one process with its cost in two, which get twice the load. All share one Postgres and
// one Redis, behind nginx. Also prints the memory of each process after it has rendered every page.
import { startNginx } from '../scripts/gate/nginx.mjs'
import { findPostgres, startPostgres } from '../scripts/gate/postgres.mjs'
import { startRedis } from '../scripts/gate/redis.mjs'
import { port, serve, site } from './server.mjs'
import { median, printTable } from './table.mjs'
import { loadByWrk } from './wrk.mjs'

const rounds = 5
const pages = [
  '/',
  '/careerpaths',
  '/careerpaths/data-science',
  '/careerpaths/data-science/enrol',
  '/blog',
  '/about-us',
  '/contact-us',
  '/events',
]

export async function reportProcesses(seconds) {
  const postgres = await startPostgres(findPostgres())
  const redis = await startRedis()
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    API_ROOT_URL: '',
    TRUSTED_PROXIES: '1',
    LIMITS_FACTOR: '100000',
  }
  const servers = []
  for (const at of [0, 1]) servers.push(await serve(site, port(at), { page: '/icon.svg', env }))
  const hosts = servers.map(({ url }) => new URL(url).host)
  const fronts = [
    await startNginx(Number(port(2)), hosts.slice(0, 1)),
    await startNginx(Number(port(3)), hosts),
  ]
  try {
    for (const { url } of servers) await crawl(url)
    const results = [[], []]
    for (let round = 0; round < rounds; round++)
      for (const at of [0, 1])
        results[at].push(await costOf(fronts[at].url, servers.slice(0, at + 1), seconds))
    print(results, servers)
  } finally {
    for (const server of [...fronts, ...servers]) await server.stop()
    await redis.stop()
    postgres.stop()
  }
}

function print(results, servers) {
  const row = (what, name, unit, digits) => {
    const [one, two] = results.map((all) => median(all.map((each) => each[name])))
    return [what, ...[one, two].map((value) => `${value.toFixed(digits)}${unit}`), (two / one).toFixed(2)]
  }
  printTable(
    [`pages that are never cached, median of ${rounds}`, 'one process', 'two', 'ratio'],
    [
      row('the site’s processor time for a request', 'cost', ' ms', 3),
      row('answers a second', 'rate', '', 0),
      ['memory at the peak', ...servers.map(({ peak }) => `${peak().toFixed(0)} MB`), ''],
    ],
  )
}

async function costOf(url, servers, seconds) {
  const options = { seconds, connections: 32 * servers.length, script: 'bench/pages.lua' }
  const { rate, cost } = await loadByWrk(url, servers, { ...options, env: { PAGES: pages.join() } })
  return { rate, cost: cost / 1000 }
}

async function crawl(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  for (const [, place] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(place)
    const { status } = await fetch(url + pathname)
    if (status !== 200) throw new Error(`${pathname} answers ${status}`)
  }
}
