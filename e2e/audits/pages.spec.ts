import { doubleText, faults, layoutFaults, smallTargets, spaceText, tokenFaults } from '../fixtures/access'
import { htmlFaults } from '../fixtures/html'
import { expect, test } from '../fixtures/kit'
import { pages } from '../fixtures/pages'
import { longIf } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// All checks of a page, at rest and after a touch, in one visit.
test.describe.configure({ mode: 'parallel' })

const paths = [...pages.map(({ path }) => path), '/auth/login?notice=created', '/nope']
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 640 }
const finger = { px: 44, orSpaced: true } as const

// The gate leaves these pages out: each is built like another one, or a journey reads all of it.
const alike = [
  '/compare?paths=data-science,cyber-security',
  '/find-your-path',
  '/search',
  '/careerpaths/data-science/cost',
  '/blog/page/2',
  '/resources/page/2',
  '/resources/project-brief',
  '/unsubscribe',
  '/payment-successful',
  '/payment-failed',
  '/news/confirm',
  '/resources',
  '/auth/create-account',
  '/auth/login?notice=created',
  '/privacy-policy',
  '/cookie-policy',
  '/funding',
  '/events',
  '/auth/login',
  '/auth/forgot-password',
  '/auth/forgot-password-confirm',
  '/auth/confirm-email',
  '/advisory',
  '/questions',
  '/careerpaths/data-science/enrol',
  '/testimonies',
  '/events/ai-in-financial-services',
]

for (const path of paths)
  test(
    `${path} is faultless: its HTML, on a wide screen, on a phone, at 320 px, with text spacing and with text twice as large`,
    longIf(alike.includes(path)),
    async ({ page, header }) => {
      const found: string[] = []
      const note = (state: string, all: string[]) => found.push(...all.map((fault) => `${state}: ${fault}`))
      page.on('console', (message) => message.type() === 'error' && note('console', [message.text()]))
      page.on('pageerror', (error) => note('error', [error.message]))
      await page.setViewportSize(wide)
      const response = await page.goto(path)
      note('HTML', await htmlFaults((await response?.text()) ?? ''))
      found.push(...(await faults(page, 'wide', { px: 24 })))
      note('fields', await tokenFaults(page))
      await page.setViewportSize(phone)
      note('390 px', await smallTargets(page, finger))
      await page.setViewportSize(narrow)
      found.push(...(await faults(page, '320 px', finger)))
      await spaceText(page)
      note('320 px, set apart', await layoutFaults(page))
      await page.setViewportSize(wide)
      note('set apart', await layoutFaults(page))
      await page.setViewportSize(phone)
      await page.reload()
      await touch(page)
      await header.openMenu()
      expect(await header.menu.evaluate((menu) => menu.matches(':modal')), 'script drives the page').toBe(
        true,
      )
      await page.keyboard.press('Escape')
      await doubleText(page)
      note('twice as large', await layoutFaults(page))
      // The browser's own message about a 404.
      const ofBrowser = /^console: Failed to load resource: .* 404/
      expect(path === '/nope' ? found.filter((fault) => !ofBrowser.test(fault)) : found).toEqual([])
    },
  )
