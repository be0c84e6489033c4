// `npm run bench:growth`: the site of an upstream with 10,000 posts, five a page, beside the same with twelve: how long a
// build takes and how much disk, how long the first visit of what no build has made, and the memory after all of it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port, serve } from './server.mjs'
import { median, part, printTable } from './table.mjs'

const posts = Number(process.env.POSTS || 10_000)
const visits = 30
const root = `http://127.0.0.1:${port(1)}`
const folder = mkdtempSync(join(tmpdir(), 'growth-'))
const program = process.execPath

const behind = await serve(['--import', 'tsx', 'scripts/serve/upstream.ts'], port(2), {
  page: '/api/careerpaths/',
})
try {
  const many = await measured(posts)
  const few = await measured(12)
  const names = Object.keys(many)
  printTable(
    ['what', `${posts.toLocaleString('en-GB')} posts`, '12 posts'],
    names.map((name) => [name, many[name], few[name]]),
  )
} finally {
  behind.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(dist(), { recursive: true, force: true })
}

// Beside the checkout's own build: Next wants it within the project.
function dist() {
  return '.next-growth'
}

async function measured(count) {
  const upstream = spawn(program, ['bench/growth/upstream.mjs'], {
    env: { ...process.env, PORT: port(1), POSTS: String(count), BEHIND: behind.url },
    stdio: 'inherit',
  })
  try {
    await answers(`${root}/api/blog/latest-posts/`)
    const env = { API_ROOT_URL: root, SITE_URL: `http://127.0.0.1:${port(0)}`, NEXT_DIST_DIR: dist() }
    const built = await build({ ...process.env, ...env })
    return { ...built, ...(await visited(count, env)) }
  } finally {
    upstream.kill()
  }
}

async function build(env) {
  rmSync(dist(), { recursive: true, force: true })
  const before = await calls()
  const start = performance.now()
  const stdio = ['ignore', 'ignore', 'inherit']
  const [status] = await once(spawn(program, ['scripts/serve/build.mjs'], { env, stdio }), 'exit')
  if (status !== 0) throw new Error(`the build ended with ${status}`)
  const seconds = (performance.now() - start) / 1000
  const pages = Number(spawnSync('sh', ['-c', `find ${dist()}/server/app -name '*.html' | wc -l`]).stdout)
  const [kilobytes] = String(spawnSync('du', ['-sk', `--exclude=turbopack`, dist()]).stdout).split('\t')
  return {
    'build, s': seconds.toFixed(0),
    'pages of the build': pages,
    'its disk, MB': (kilobytes / 1024).toFixed(0),
    'its calls of the upstream': (await calls()) - before,
  }
}

async function visited(count, env) {
  const site = await serve(['scripts/serve/start.mjs'], port(0), { env })
  try {
    const slugs = await slugsOf(count)
    const first = await timed(slugs.map((slug) => `${site.url}/blog/${slug}`))
    const own = await timed(slugs.map((slug) => `${root}/api/blog/post/${slug}/`))
    const last = Math.ceil(count / 5)
    const lists = Array.from(
      { length: visits },
      (_, at) => `${site.url}/blog/page/${Math.max(2, last - at * 60)}`,
    )
    const listed = await timed(lists)
    const resident = site.resident()
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const searched = await timed(Array.from({ length: 5 }, () => `${site.url}/search?q=index+keeps`))
    const filtered = await timed(
      Array.from({ length: 5 }, (_, at) => `${site.url}/blog?topic=cloud&page=${at + 2}`),
    )
    const missing = await timed(
      Array.from({ length: visits }, (_, at) => `${site.url}/blog/none-${at}`),
      404,
    )
    return {
      'first visit of a post, ms over the upstream, median': (median(first) - median(own)).toFixed(0),
      'the same, p95': (part(first, 0.95) - median(own)).toFixed(0),
      slowest: (Math.max(...first) - median(own)).toFixed(0),
      'first visit of a page of the list, p95, ms': part(listed, 0.95).toFixed(0),
      'addresses in the sitemap': sitemap.match(/<loc>/g)?.length,
      'first search, ms': searched[0].toFixed(0),
      'a later search, median, ms': median(searched).toFixed(0),
      'first filtered list, ms': filtered[0].toFixed(0),
      'a later filtered list, median, ms': median(filtered).toFixed(0),
      'an unknown address, p95, ms': part(missing, 0.95).toFixed(0),
      'memory after the first visits, MB': resident.toFixed(0),
      'memory at the peak of all, MB': site.peak().toFixed(0),
    }
  } finally {
    await site.stop()
  }
}

// Spread over what no build has made; with few posts, over all of them.
async function slugsOf(count) {
  const pages = Array.from({ length: visits }, (_, at) => 1 + Math.floor(((at + 0.9) * count) / visits / 5))
  const slugs = pages.map(
    async (page) => (await (await fetch(`${root}/api/blog/posts/?page=${page}`)).json()).results?.[0]?.slug,
  )
  return (await Promise.all(slugs)).filter(Boolean)
}

async function calls() {
  return (await (await fetch(`${root}/calls`)).json()).calls
}

async function timed(urls, expected = 200) {
  const times = []
  for (const url of urls) {
    const start = performance.now()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (response.status !== expected) throw new Error(`${url} answers ${response.status}`)
    times.push(performance.now() - start)
  }
  return times
}

async function answers(url) {
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((done) => setTimeout(done, 50))
}
