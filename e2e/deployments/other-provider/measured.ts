import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { doubleText, faults, layoutFaults } from '../../fixtures/access'
import { analytics, questionOn } from '../../fixtures/analytics'
import { touch } from '../../fixtures/touch'

/** Tests the question for consent to measuring. */
export function measured() {
  test.describe('visitors with script are asked for consent', () => {
    test.use({ javaScriptEnabled: true })

    test('nobody is measured before consent, after a refusal, or against the browser’s own signal', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { asked } = await analytics(context)
      const question = questionOn(page)
      await page.goto('/')
      await expect(question).toBeVisible()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await page.goto('/blog')
      await question.getByRole('button', { name: 'Decline' }).click()
      await expect(question).toBeHidden()
      await expect.poll(() => kept(context, 'consent')).toMatch(/\.no$/)
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-consent', 'no')
      await expect(question).toBeHidden()
      expect(asked).toEqual([])

      const refusing = await browser.newContext({ baseURL })
      await refusing.addInitScript(
        "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
      )
      const other = await refusing.newPage()
      await other.goto('/cookie-policy')
      await expect(other.getByText('We treat that as a no')).toBeVisible()
      await expect(questionOn(other)).toBeHidden()
      await refusing.close()
    })

    test('a page that is left reports its speed and kind, without a cookie, unless the browser refuses', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const sent = page.waitForRequest('**/api/page-speed')
      await page.goto('/careerpaths/clinker-dinghy-building')
      await leave(page)
      const told = await sent
      expect([...new URLSearchParams(told.postData() ?? '')]).toEqual(
        expect.arrayContaining([
          ['on', 'careerpaths/*'],
          ['TTFB', expect.stringMatching(/^(good|needs-improvement|poor)$/)],
        ]),
      )
      expect((await told.response())?.status()).toBe(204)
      expect(await context.cookies()).toEqual([])

      const refusing = await browser.newContext({ baseURL })
      await refusing.addInitScript(
        "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
      )
      const other = await refusing.newPage()
      const all: string[] = []
      other.on('request', (request) => all.push(new URL(request.url()).pathname))
      await other.goto('/')
      await leave(other)
      expect(all.some((path) => path.startsWith('/page-speed.'))).toBe(true)
      expect(all).not.toContain('/api/page-speed')
      await refusing.close()
    })

    test('a visitor who agrees is measured on this page and later ones, never at sign-in, until a refusal', async ({
      page,
      context,
    }) => {
      const { asked, counted } = await analytics(context)
      const blocked: string[] = []
      page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()))
      await page.goto('/')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(questionOn(page).getByRole('button', { name: 'Accept' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(questionOn(page)).toBeHidden()
      await expect.poll(() => [...counted]).toEqual(['/'])

      await page.goto('/about-us')
      await expect.poll(() => [...counted]).toEqual(['/', '/about-us'])
      await touch(page)
      await page.getByRole('banner').getByRole('link', { name: 'Launch days' }).click()
      await expect.poll(() => [...counted]).toEqual(['/', '/about-us', '/events'])
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
      for (const path of ['/auth/forgot-password-confirm?uid=NQ&token=x', '/unsubscribe?a=x', '/nope'])
        await page.goto(path, { waitUntil: 'networkidle' })
      expect([...counted]).toEqual(['/', '/about-us', '/events'])

      await page.goto('/cookie-policy')
      await expect(page.getByText('You’ve agreed that we may measure your visits')).toBeVisible()
      await expect.poll(() => counted.has('/cookie-policy')).toBe(true)
      expect(await kept(context, 'tideglass_visit')).toBe('1')
      await page.getByRole('main').getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByText('You’ve declined, and we measure nothing')).toBeVisible()
      expect(await kept(context, 'tideglass_visit')).toBeUndefined()
      asked.splice(0)
      await page.goto('/blog', { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      expect(blocked).toEqual([expect.stringContaining('404')])
    })

    test('the consent question covers neither the bar of a career path nor the focus, at any size', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/careerpaths/clinker-dinghy-building')
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
      const bottomOf = async (part: Locator) =>
        await part.evaluate((element) => element.getBoundingClientRect().bottom)
      const bar = page.getByRole('link', { name: 'Enroll Now' }).filter({ visible: true }).last()
      await bar.scrollIntoViewIfNeeded()
      await expect.poll(() => bottomOf(bar)).toBeLessThan(await topOf(questionOn(page)))
      const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' })
      await last.focus()
      expect(await bottomOf(last)).toBeLessThanOrEqual(await topOf(questionOn(page)))
      expect(await faults(page, 'asked', { px: 44, orSpaced: true })).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await layoutFaults(page)).toEqual([])
      await doubleText(page)
      await expect(page.locator('html')).toHaveAttribute('data-asking', 'head')
      const excess = (element: Element) => element.scrollWidth - element.clientWidth
      expect(await questionOn(page).evaluate(excess)).toBe(0)
    })
  })
}

/** The browser's cookie of that name. */
async function kept(context: BrowserContext, cookie: string) {
  return (await context.cookies()).find(({ name }) => name === cookie)?.value
}

// Makes the page behave as if the visitor had left its tab.
async function leave(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}
