// `npm run check:vercel` builds the site as Vercel does, checks the files of the upload, and sends requests to its
// functions. Each function runs in a folder with only its own files. A test's Postgres and mail server serve them all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formAt, lead, send } from '../../bench/abuse/forms.mjs'
import { say } from '../serve/setup.mjs'
import { startMailServer } from './mail-server.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { buildAsVercel } from './vercel/build.mjs'
import { functionFor, functionsOf, startFunction } from './vercel/functions.mjs'

const maxMegabytes = 60
const pages = [
  'index',
  'contact-us',
  'careerpaths/data-science',
  'blog/a-first-week-of-sql',
  'auth/create-account',
]
const needed = ['content/provider.yaml', 'content/pages/about-us.md']
const neededByForms = ['public/common-passwords.txt', 'content/career-paths/data-science.md']
const unneeded =
  /(^|\/)node_modules\/(libsql|@libsql)|^(e2e|docs|bench|\.data)\/|^\.env(?!\.example)|\.js\.map$|\.dev\.js$/
const headers = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
]

const faults = []
const check = (isGood, what) => {
  say(`${isGood ? '✓' : '✗'} ${what}`)
  if (!isGood) faults.push(what)
}

const programs = findPostgres()
if (!programs) throw new Error('No Postgres is here, and none can be installed.')
const postgres = await startPostgres(programs)
const recipients = []
const mail = await startMailServer((_, to) => recipients.push(...to))
const settings = {
  SITE_URL: 'https://www.example.com',
  DATABASE_URL: postgres.url,
  SMTP_URL: `${mail.url}?requireTLS=false`,
  MAIL_FROM: 'admissions@example.com',
  LEADS_EMAIL: 'leads@example.com',
  NEXTAUTH_SECRET: 'n'.repeat(40),
  REVALIDATE_SECRET: 'r'.repeat(40),
  CRON_SECRET: 'c'.repeat(40),
  VERCEL_NEXT_BUNDLED_SERVER: '1',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const folder = mkdtempSync(join(tmpdir(), 'functions-'))
const built = buildAsVercel(settings)
try {
  say(`vercel build took ${built.seconds.toFixed(0)} s`)
  const functions = functionsOf(built)
  checkFiles(functions)
  checkPages()
  await checkAnswers(functions)
} finally {
  postgres.stop()
  mail.stop()
  built.remove()
  rmSync(folder, { recursive: true, force: true })
}
if (faults.length > 0) {
  process.stderr.write(`\n${faults.length} checks failed:\n${faults.join('\n')}\n`)
  process.exit(1)
}

function checkFiles(functions) {
  for (const { name, files, bytes } of functions) {
    const megabytes = bytes / 1_000_000
    const size = `${files.size} files, ${megabytes.toFixed(1)} MB (at most ${maxMegabytes})`
    check(megabytes <= maxMegabytes, `${name}: ${size}`)
    const all = name.startsWith('_middleware') ? needed : [...needed, ...neededByForms]
    const missing = all.filter((file) => !files.has(file))
    check(missing.length === 0, `${name} has what it reads at run time ${missing.join(', ')}`)
    const idle = [...files.keys()].filter((file) => unneeded.test(file))
    check(idle.length === 0, `${name} has no file that it never reads ${idle.slice(0, 3).join(', ')}`)
  }
}

function checkPages() {
  const inFunctions = (name) => join(built.output, 'functions', name)
  const { routes, crons } = JSON.parse(readFileSync(join(built.output, 'config.json'), 'utf8'))
  for (const page of pages) {
    const html = inFunctions(`${page}.prerender-fallback.html`)
    check(existsSync(html) && readFileSync(html, 'utf8').includes('<h1'), `/${page} is prerendered`)
  }
  for (const call of ['api/health', 'api/ready']) {
    const isPrerendered = existsSync(inFunctions(`${call}.prerender-config.json`))
    check(!isPrerendered, `/${call} is computed for each request`)
  }
  const ofPage = routes.filter(({ src }) => new RegExp(src ?? 'never').test('/contact-us'))
  const names = ofPage.flatMap((route) => Object.keys(route.headers ?? {}).map((name) => name.toLowerCase()))
  for (const name of headers) check(names.includes(name.toLowerCase()), `pages have ${name}`)
  check(crons?.[0]?.path === '/api/cron', 'the upload schedules calls of /api/cron')
}

async function checkAnswers(functions) {
  const onPage = functionFor(functions, built.output, 'contact-us')
  const own = join(folder, 'page')
  const onSqlite = { ...settings, DATABASE_URL: 'file:.data/site.db' }
  const refused = await startFunction(onPage, own, onSqlite).catch(({ message }) => message)
  const hasReason = /DATABASE_URL must name a Postgres on Vercel/.test(refused)
  check(hasReason, 'the message that refuses SQLite gives the reason')
  const site = await startFunction(onPage, own, settings)
  const onCall = functionFor(functions, built.output, 'api/cron')
  const other = await startFunction(onCall, join(folder, 'call'), settings)
  try {
    await checkVisits(site.url)
    await checkCron(other.url)
  } catch (error) {
    check(false, `a visit: ${error.message}\n${site.log()}${other.log()}`)
  } finally {
    site.stop()
    other.stop()
  }
}

async function checkVisits(url) {
  const page = await fetch(`${url}/careerpaths/data-science`)
  check(page.status === 200 && (await page.text()).includes('Data Science'), 'a career path is served')

  const enrolment = await formAt(url, '/careerpaths/data-science/enrol')
  const enrolled = await send(enrolment, { ...lead, email: 'ada@example.com' }, '203.0.113.7')
  const reference = /Your reference: \S*?([\w-]+)/.exec(enrolled.text.replaceAll(/<[^>]+>/g, ''))
  check(enrolled.status === 200 && reference !== null, `an enrolment is stored (${enrolled.status})`)

  const signUp = await formAt(url, '/auth/create-account')
  const account = (password) => ({ email: 'bea@example.com', password, confirm_password: password })
  const common = await send(signUp, account('password1'), '203.0.113.8')
  check(/too common/i.test(common.text), 'a common password is refused')
  const made = await send(signUp, account('nine-otters-in-a-canoe'), '203.0.113.8')
  const hasError = /class="[^"]*field-error|role="alert"/.test(made.text)
  check(made.status < 400 && !hasError, `an account is created (${made.status})`)
}

async function checkCron(url) {
  const isTold = () => ['ada@', 'bea@', 'leads@'].every((one) => recipients.join().includes(one))
  for (let tries = 0; tries < 100 && !isTold(); tries++) await new Promise((done) => setTimeout(done, 100))
  check(isTold(), `mails have arrived for ${recipients.toSorted().join(', ')}`)

  const cron = (secret) => fetch(`${url}/api/cron`, { headers: { authorization: `Bearer ${secret}` } })
  check((await cron('wrong')).status === 401, '/api/cron refuses a wrong secret')
  const worked = await (await cron(settings.CRON_SECRET)).json()
  check(worked.isAllDelivered === true, '/api/cron delivers the whole outbox')
}
