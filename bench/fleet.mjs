// `npm run bench:fleet`: what a request costs two processes behind nginx at twice the load of one, and what memory one needs
// after a crawl of every page and a minute's load and more. `-- --seconds 3` tries it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startNginx } from '../scripts/gate/nginx.mjs'
import { findPostgres, startPostgres } from '../scripts/gate/postgres.mjs'
import { startRedis } from '../scripts/gate/redis.mjs'
import { install } from '../scripts/gate/tools.mjs'
import { port, serve, site } from './server.mjs'
import { median, printTable } from './table.mjs'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
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
const wrk = '/usr/bin/wrk'
if (!existsSync(wrk)) install('wrk')

const postgres = await startPostgres(findPostgres())
const redis = await startRedis()
const env = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  API_ROOT_URL: '',
  TRUSTED_PROXIES: '1',
  LIMITS_FACTOR: '100000',
}
const instances = []
for (const offset of [0, 1]) instances.push(await serve(site, port(offset), { page: '/icon.svg', env }))
const hosts = instances.map(({ url }) => url.slice('http://'.length))
const fronts = [
  await startNginx(Number(port(2)), hosts.slice(0, 1)),
  await startNginx(Number(port(3)), hosts),
]

try {
  const crawled = await crawl(instances[0].url)
  await crawl(instances[1].url)
  const costs = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const at of [0, 1]) costs[at].push(await costOf(fronts[at].url, instances.slice(0, at + 1)))
  const [one, two] = costs.map((each) => median(each.map(({ ms }) => ms)))
  const rates = costs.map((each) => median(each.map(({ rate }) => rate)).toFixed(0))
  printTable(
    [`median of ${rounds} rounds of ${values.seconds} s, in turn`, 'one process', 'two', 'two of one'],
    [
      [
        'processor of the site for a request',
        `${one.toFixed(3)} ms`,
        `${two.toFixed(3)} ms`,
        (two / one).toFixed(3),
      ],
      ['answers a second', ...rates, (rates[1] / rates[0]).toFixed(2)],
    ],
  )
  printTable(
    [`after ${crawled} pages and ${rounds * 2 * values.seconds} s of load`, 'resident', 'at the peak'],
    instances.map(({ resident, peak }, at) => [
      `process ${at + 1}`,
      `${resident().toFixed(0)} MB`,
      `${peak().toFixed(0)} MB`,
    ]),
  )
} finally {
  for (const server of [...fronts, ...instances]) await server.stop()
  await redis.stop()
  postgres.stop()
}

/** Asks for every page of the sitemap; gives how many there are. */
async function crawl(url) {
  const paths = await listed(`${url}/sitemap.xml`)
  for (const path of paths) {
    const { status } = await fetch(url + path)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  return paths.length
}

// A sitemap that is split names its parts.
async function listed(address) {
  const xml = await (await fetch(address)).text()
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place).pathname)
  if (!xml.includes('<sitemapindex')) return places
  const { origin } = new URL(address)
  return (await Promise.all(places.map((place) => listed(origin + place)))).flat()
}

async function costOf(url, own) {
  const used = () => own.reduce((sum, instance) => sum + instance.used(), 0)
  const before = used()
  const told = await load(url, 32 * own.length)
  const [, count = '0'] = /(\d+) requests in/.exec(told) ?? []
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(told)
  if (failed) throw new Error(`${url}: ${failed[0]}`)
  return { ms: ((used() - before) * 1000) / Number(count), rate: Number(count) / Number(values.seconds) }
}

function load(url, connections) {
  const args = ['-t1', `-c${connections}`, `-d${values.seconds}s`, '-s', 'bench/fleet.lua', url]
  const child = spawn(wrk, args, { env: { ...process.env, PAGES: pages.join() } })
  let told = ''
  child.stdout.on('data', (bytes) => {
    told += bytes
  })
  return new Promise((done) => child.once('exit', () => done(told)))
}
