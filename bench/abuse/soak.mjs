// `npm run bench:soak -- [minutes] [posts]`: how much memory the site needs while an upstream sends posts of 100 KB, made to be
// slow to read, and publishes again and again. It builds a site of its own (.next-soak), which takes some minutes, and ends with
// 1 where a goal is missed.
import { createServer } from 'node:http'
import { port, serve, site } from '../server.mjs'
import { isAllMet, part as partOf, printTable, verdict } from '../table.mjs'

const minutes = Number(process.argv[2] ?? 30)
const clients = 3
const posts = Number(process.argv[3] ?? 500)
const size = 100_000
// What docs/operate.md has an operator look into.
const largest = 600
const publishAfter = 20_000
const secret = 'a secret for the soak'

// What reads slowest, most of it refused by now, and what editors could have written.
const parts = [
  (at) => `<h2>Part ${at}</h2><p>${'Some words of a long text. '.repeat(20)}<a href="/blog">A link</a></p>`,
  () => '<b>',
  (at) => `<p><b title="${at}">x</p>`,
  () => '<table><tr><td>',
  () => '<h2>The same words</h2>',
  () => '<img src=/icon-192.png onerror=alert(1)>',
  (at) => `<p>${'&lt;script&gt;'.repeat(40)}${at}</p>`,
  () => '</script><!--',
  () => `<blockquote><p>${'Quoted words, many of them. '.repeat(30)}</p></blockquote>`,
]

const summary = (at) => ({
  id: at,
  slug: `post-${at}`,
  title: `Post ${at} </script><script>alert(1)</script>`,
  author: 'Ada Example',
  created: '2026-01-01',
  image: `/media/${at}.png`,
  meta_description: 'About it',
})

function bodyOf(at) {
  const part = parts[at % parts.length]
  let body = ''
  for (let count = 0; body.length < size; count++) body += part(count)
  return body
}

const path = (at) => ({ id: at, slug: `path-${at}`, career_name: `Path ${at}`, description: 'About it' })
const listed = (items, url, length = Number(url.searchParams.get('page_size') ?? 10)) => {
  const first = (Number(url.searchParams.get('page') ?? 1) - 1) * length
  const next = first + length < items.length ? 'more' : null
  return { count: items.length, next, previous: null, results: items.slice(first, first + length) }
}
const all = Array.from({ length: posts }, (_, at) => summary(at))
const paths = Array.from({ length: 8 }, (_, at) => path(at))

function answer(url) {
  const [, , section, last] = url.pathname.split('/')
  if (url.pathname === '/api/blog/posts/') return listed(all, url)
  if (url.pathname === '/api/blog/latest-posts/') return all.slice(0, 3)
  const post = /^\/api\/blog\/post\/post-(\d+)\/$/.exec(url.pathname)
  if (post && all[post[1]]) return { ...all[post[1]], body: bodyOf(Number(post[1])) }
  if (section === 'careerpaths') return last ? paths.find(({ slug }) => slug === last) : paths
  if (section === 'resources') return listed([], url)
  if (section === 'testimonies' || section === 'events') return []
  if (section === 'countries') return [{ name: { common: 'United Kingdom' } }]
}

const upstream = createServer((request, response) => {
  const body = answer(new URL(request.url, 'http://127.0.0.1'))
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}))
})
await new Promise((listening) => upstream.listen(Number(port(6)), '127.0.0.1', listening))

const server = await serve(site, port(5), {
  env: {
    API_ROOT_URL: `http://127.0.0.1:${port(6)}`,
    SITE_URL: `http://127.0.0.1:${port(5)}`,
    NEXT_DIST_DIR: '.next-soak',
    REVALIDATE_SECRET: secret,
    LIMITS_FACTOR: '100000',
  },
})

const end = Date.now() + minutes * 60_000
const times = []
const statuses = {}

const any = (count) => Math.floor(Math.random() * count)
const someAddress = () =>
  [
    `/blog/post-${any(posts)}`,
    `/blog/post-${any(posts)}`,
    `/blog/page/${1 + any(Math.ceil(posts / 9))}`,
    '/blog',
    '/',
    '/feed.json',
  ][any(6)]

async function statusOf(url) {
  try {
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'none'
  }
}

async function browse() {
  while (Date.now() < end) {
    const start = performance.now()
    const status = await statusOf(server.url + someAddress())
    times.push(performance.now() - start)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 'none') await new Promise((done) => setTimeout(done, 1000))
  }
}

const publishing = setInterval(() => {
  const headers = { 'X-Revalidate-Secret': secret, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ changed: ['posts'] })
  fetch(`${server.url}/api/revalidate`, { method: 'POST', headers, body }).catch(() => {})
}, publishAfter)
const telling = setInterval(
  () => process.stdout.write(`${times.length} answers, ${server.peak().toFixed(0)} MB\n`),
  30_000,
)

try {
  await Promise.all(Array.from({ length: clients }, browse))
  const others = times.length - (statuses[200] ?? 0)
  const peak = server.peak()
  const rows = [
    ['memory at the peak', `${peak.toFixed(0)} MB`, `under ${largest} MB`, verdict(peak < largest)],
    ['answers that are no 200', `${others} of ${times.length}`, 'none', verdict(others === 0)],
  ]
  printTable([`${minutes} minutes, ${posts} posts, ${clients} browsers`, '', 'goal', ''], rows)
  const [half, most] = [0.5, 0.95].map((share) => `${partOf(times, share)?.toFixed(0)} ms`)
  process.stdout.write(`\nHalf of the answers within ${half}, 95% within ${most}\n`)
  process.exitCode = isAllMet(rows) ? 0 : 1
} finally {
  clearInterval(publishing)
  clearInterval(telling)
  upstream.close()
  upstream.closeAllConnections()
  await server.stop()
}
