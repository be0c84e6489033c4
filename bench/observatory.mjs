// `npm run bench:observatory`: what Mozilla's HTTP Observatory would give each kind of answer, with SITE_URL at https
// behind an nginx that ends TLS, and the policies that each sends. It builds the site for that address first, in a folder
// of its own.
import '../scripts/serve/load-env.mjs'
import { openBrowser } from './browser.mjs'
import { serveTls } from './nginx.mjs'
import { ruleNames, score } from './observatory-rules.mjs'
import { port, serve, site } from './server.mjs'
import { printTable } from './table.mjs'

const origin = 'https://observatory.example'
const account = { email: 'ada@example.com', password: 'correct horse 9' }
const asked = {
  home: '/',
  'career path': '/careerpaths/data-science',
  post: '/blog/a-first-week-of-sql',
  list: '/careerpaths',
  enrolment: '/careerpaths/data-science/enrol',
  contact: '/contact-us',
  'sign-in': '/auth/login',
  'unknown address': '/nowhere',
  'unknown career path': '/careerpaths/nowhere',
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  picture: '/icon.svg',
  'shared picture': '/picture.png',
}

const policies = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cache-control',
]

const url = `https://localhost:${port(6)}`
const env = { SITE_URL: url, NEXT_DIST_DIR: '.next-observatory' }
const own = await serve(site, port(5), { env })
const front = await serveTls(own.url, port(6), port(7))
const browser = await openBrowser()
const answers = {}

for (const [name, path] of Object.entries(asked)) {
  await visitor(async (page, take) => take(name, await page.request.get(url + path)))
}
await visitor(async (page, take) => {
  await page.goto(`${url}/contact-us`)
  await take('refused form, without script', await send(page.locator('main form').first()))
})
await visitor(async (page, take) => {
  await take('dashboard, signed out', await page.goto(`${url}/dashboard`))
  await page.goto(`${url}/auth/create-account`)
  await send(page.locator('main form'), { ...account, confirm_password: account.password })
  await page.goto(`${url}/auth/login`)
  await take('signed in, without script', await send(page.locator('main form'), account))
  await take('dashboard', await page.goto(`${url}/dashboard`))
})
await visitor(async (page, take) => {
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: url }
  await take(
    'broken form',
    await page.request.post(`${url}/contact-us`, { headers: broken, data: '--x\r\n' }),
  )
})
await browser.close()
await front.stop()
await own.stop()
printTable(
  ['answer', 'status', ...ruleNames, 'score'],
  Object.entries(answers).map(([name, { status, points, score }]) => [
    name,
    status,
    ...points,
    `**${score}**`,
  ]),
)

printTable(
  ['header', 'value', 'on'],
  policies.flatMap((name) => valuesOf(name).map(([value, on]) => [name, `\`${value}\``, on.join(', ')])),
)

// Somebody without script, with cookies of their own; `take` scores an answer together with all that they were set.
async function visitor(steps) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false })
  const page = await context.newPage()
  const seen = []
  page.on('response', (response) => seen.push(response))
  await steps(page, async (name, response) => {
    const headers = await headersOf(response)
    const all = await Promise.all([...new Set([...seen, response])].map(headersOf))
    const preflight = {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    }
    const cors = await headersOf(await page.request.fetch(response.url(), preflight))
    const cookies = all.flatMap((one) => one['set-cookie'] ?? [])
    const redirects = all.flatMap((one) => one.location ?? []).map((to) => new URL(to, url).href)
    const html = await response.text()
    answers[name] = {
      status: response.status(),
      headers,
      ...score({ headers, html, cors, origin, cookies, redirects }),
    }
  })
  await context.close()
}

async function send(form, fields = {}) {
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value)
  // A browser would hold back what is not filled in.
  await form.evaluate((element) => element.setAttribute('novalidate', ''))
  const answer = form.page().waitForResponse((response) => response.request().method() === 'POST')
  await form.locator('[type=submit]').click()
  const response = await answer
  await response.finished()
  return response
}

// The values of a header, each with the answers that have it; a nonce is another one each time.
function valuesOf(header) {
  const found = {}
  for (const [name, { headers }] of Object.entries(answers)) {
    const value = headers[header]?.join(', ').replaceAll(/'nonce-[^']+'/g, "'nonce-…'") ?? 'none'
    found[value] = [...(found[value] ?? []), name]
  }
  return Object.entries(found)
}

// Each header's values, as Set-Cookie may come several times.
async function headersOf(response) {
  const lists = {}
  for (const { name, value } of await response.headersArray()) {
    lists[name.toLowerCase()] ??= []
    lists[name.toLowerCase()].push(value)
  }
  return lists
}
