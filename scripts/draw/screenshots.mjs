// Takes the README's pictures of the built site into docs/screenshots: `npm run screenshots`, after `npm run build`.
import '../serve/load-env.mjs'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBrowser } from '../../bench/browser.mjs'
import { port, serve, site as startsSite } from '../../bench/server.mjs'
import { demoEnvironment, fillDemo } from './demo-environment.mjs'

const folder = 'docs/screenshots'
const path = '/careerpaths/data-science'
const post = '/blog/a-first-week-of-sql'

const wide = { viewport: { width: 1440, height: 940 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const pictures = [
  { name: 'home', screen: wide, address: '/' },
  { name: 'career-path', screen: wide, address: path },
  { name: 'pricing', screen: wide, address: path, show: showPricing },
  { name: 'desk', screen: wide, address: '/desk', isStaff: true },
  { name: 'home-phone', screen: phone, address: '/' },
  {
    name: 'career-path-phone',
    screen: phone,
    address: path,
    show: (page) => scrollTo(page, 'At a glance', 190),
  },
  { name: 'enrol-phone', screen: phone, address: path, show: openEnrolment },
  { name: 'post-phone', screen: phone, address: post },
]

const data = mkdtempSync(join(tmpdir(), 'screenshots-'))
const env = demoEnvironment(data)
const demo = fillDemo(env)
const site = await serve(startsSite, port(4), { env })
const browser = await openBrowser()
const taken = []
try {
  for (const picture of pictures) taken.push({ name: picture.name, data: await take(picture) })
} finally {
  await browser.close()
  await site.stop()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const { name, data } of taken) {
  const file = `${folder}/${name}.webp`
  writeFileSync(file, data)
  process.stdout.write(`${file} ${Math.round(data.length / 1024)} KB\n`)
}

async function take({ screen, address, show, isStaff }) {
  // The page's Content-Security-Policy would refuse the style below.
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce', bypassCSP: true })
  const page = await context.newPage()
  if (isStaff) await openDesk(page)
  await page.goto(site.url + address, { waitUntil: isStaff ? 'load' : 'networkidle' })
  // A screenshot has no scrollbar, so the room that the page reserves for one would be an empty strip.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto }' })
  await show?.(page)
  const png = await page.screenshot()
  await context.close()
  return await sharp(png).webp({ quality: 84 }).toBuffer()
}

async function openDesk(page) {
  await page.goto(`${site.url}/auth/login?callbackUrl=%2Fdesk`)
  await page.locator('input[name=email]').fill(demo.desk)
  await page.locator('input[name=password]').fill(demo.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
  await page.getByLabel('Code').fill(demo.codes[0])
  await page.getByLabel('Code').press('Enter')
  await page.waitForURL(`${site.url}/desk`)
}

async function showPricing(page) {
  await page.getByLabel('Annual').check()
  await scrollTo(page, 'Choose your plan', 170)
}

async function openEnrolment(page) {
  // The page loads its scripts after the first touch.
  await page.touchscreen.tap(4, 400)
  await page.locator('html[data-script=here]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
  await page.getByRole('dialog').getByLabel('First name').waitFor()
}

// Scrolls until the heading is `below` pixels from the top, so that the sticky header does not cover it.
async function scrollTo(page, name, below) {
  await page.getByRole('heading', { name }).evaluate((heading, below) => {
    window.scrollBy({ top: heading.getBoundingClientRect().top - below, behavior: 'instant' })
  }, below)
}
