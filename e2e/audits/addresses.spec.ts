import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { holds, long, smoke } from '../fixtures/tags'
import { hold, untilScript } from '../fixtures/touch'

test.use({ content: 'any' })

const gone = [
  '/nope',
  '/funding.html',
  '/styleguide',
  '/careerpaths/nope',
  '/careerpaths/nope/enrol',
  '/careerpaths/data-science/enrol/free',
  '/careerpaths/nope/cost',
  '/careerpaths/data-science/cost/free',
  '/blog/nope',
  '/blog/a-first-week-of-sql/more',
  '/resources/nope',
  '/events/nope',
  '/careerpaths/no/such/path',
  '/careerpaths/%00',
  '/terms-of-service/%C3%A9',
  '/foo/%3Cscript%3E',
  '/auth/login/free',
  '/unsubscribe/free',
  '/news/confirm/free',
  '/news',
  '/auth/forgot-password-confirm/free',
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'an unknown address is a true 404 with its text',
    holds('2.routes.20 8.19', smoke),
    async ({ page }) => {
      for (const path of gone) {
        const response = await page.goto(path)
        expect.soft([path, response?.status()]).toEqual([path, 404])
        const heading = page.getByRole('heading', { level: 1, name: "Oops...This page doesn't exist :(" })
        await expect.soft(heading, path).toBeVisible()
      }
    },
  )

  test(
    '/dashboard sends a signed-out visitor to sign in, with the way back',
    holds('2.routes.19 6.3', smoke),
    async ({ page }) => {
      await page.goto('/dashboard')
      await expect(page).toHaveURL('/auth/login?callbackUrl=%2Fdashboard')
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    },
  )

  test('the phone menu opens and closes', holds('2.shell.4 4.39', smoke), async ({ page, header }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/careerpaths')
    await header.openMenu()
    const menu = header.menu
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })
})

test(
  'the phone menu locks scrolling, and closes on a change of the route',
  holds('2.shell.5 2.shell.6 9.9'),
  async ({ page, header }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/careerpaths')
    await header.openMenu()
    const menu = header.menu
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await menu.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await expect(menu).toBeHidden()
  },
)

const internal = /^x-middleware-|^x-nextjs-(?!cache)/

test('the server answers an unknown address without a network request to itself', async ({ request }) => {
  const answer = await request.get('/careerpaths/nope')
  // A second request over the network would have compressed the response twice.
  expect([answer.status(), answer.headers().vary?.match(/Accept-Encoding/g)?.length]).toEqual([404, 1])
})

test('no response reveals an internal address', async ({ request }) => {
  for (const path of [
    '/',
    '/nope',
    '/careerpaths/nope',
    '/blog/nope.png',
    '/auth/login/nope',
    '/feed.xml',
    '/dashboard',
  ])
    expect(Object.keys((await request.get(path)).headers()).filter((name) => internal.test(name))).toEqual([])
})

test('an undecodable address is a 404, and no server error', async ({ request }) => {
  const odd = ['%', '%E0%A4%A.pdf', '%ff', '%zz/x', '%00', '%c0%ae%c0%ae', '..%2f..%2fpackage.json', '%u0041']
  const places = [
    '/',
    '/media/',
    '/blog/',
    '/blog/page/',
    '/careerpaths/',
    '/resources/',
    '/events/',
    '/auth/login/',
  ]
  const files = [
    '/art/paths/',
    '/films/',
    '/touch/',
    '/api/',
    '/api/auth/',
    '/_next/',
    '/_next/static/',
    '/.well-known/',
  ]
  for (const place of [
    ...places,
    ...files,
    '/careerpaths/data-science/enrol/',
    '/auth/forgot-password-confirm/',
  ])
    for (const each of odd) {
      const status = (await request.get(place + each)).status()
      expect
        .soft([place + each, [400, 404].includes(status) ? 'refused' : status])
        .toEqual([place + each, 'refused'])
    }
  for (const path of [
    '/?x=%ff',
    '/auth/login?callbackUrl=%E0%A4%A',
    '/auth/forgot-password-confirm?uid=%ff&token=%',
  ])
    expect.soft([path, (await request.get(path)).status()]).toEqual([path, 200])
  expect((await request.get('/_next/image?url=%ff&w=640&q=75')).status()).toBe(400)
})

test('a thousand random addresses are true 404s', long, async ({ request }) => {
  const random = () => Math.random().toString(36).slice(2)
  const sections = ['', '/careerpaths', '/blog', '/resources', '/events']
  const paths = Array.from({ length: 1000 }, (_, index) => `${sections[index % 5]}/${random()}-${random()}`)
  const statuses = new Map<number, number>()
  for (let at = 0; at < paths.length; at += 20) {
    const answers = await Promise.all(paths.slice(at, at + 20).map((path) => request.get(path)))
    for (const answer of answers) statuses.set(answer.status(), (statuses.get(answer.status()) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 1000 })
})

test('a menu opened before script has loaded closes as usual', async ({ page }) => {
  const send = await hold(page)
  const menu = await openEarly(page)
  send()
  await untilScript(page)
  await expect(menu).toHaveAttribute('open')
  await expect(page).toHaveURL('/careerpaths')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('a menu opened before the starter script has loaded closes by its button', async ({ page }) => {
  const send = await hold(page, '**/first-touch.*.js')
  const sendScripts = await hold(page)
  const menu = await openEarly(page)
  send()
  await expect(page.locator('html[data-script=called]')).toBeAttached()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  sendScripts()
  await untilScript(page)
})

// Opens a phone's menu while scripts are delayed.
async function openEarly(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careerpaths', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open menu' }).click({ noWaitAfter: true })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}
