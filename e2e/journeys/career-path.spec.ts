import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

test(
  'a visitor finds a path, reads, reaches the plans and switches to Annual',
  holds('1.4 2.career-path.8 2.career-path.24 4.24 4.25 9.23'),
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Find your career path' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'CAREER PATHS' })).toBeVisible()
    await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
    await expect(page).toHaveTitle('Careerpath | Data Science')
    await expect(page.getByRole('heading', { name: 'What you will learn' })).toBeVisible()
    await expect(page.getByText('Starting from £149', { exact: true })).toBeVisible()
    await expect(page.getByText('£50k-£65k')).toBeVisible()

    await page.getByRole('link', { name: 'Enroll Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
    await expect(page.locator('.pricing').getByText('£149', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Save 20%')).toBeHidden()
    await page.getByLabel('Annual').check()
    await expect(page.locator('.pricing').getByText('£119.20')).toBeVisible()
    await expect(page.locator('.pricing').getByText('Billed annually: £1,430.40 a year.')).toBeVisible()
    await expect(page.locator('.pricing')).not.toContainText('£1,788')
    await expect(page.getByText('Save 20%')).toBeVisible()
    await expect(page.getByText('on each month', { exact: true })).toBeVisible()
    const cards = page.locator('.plan').filter({ visible: true })
    await expect(cards.filter({ has: page.getByRole('radio') })).toHaveText(/Career Growth Accelerator/)
    await expect(cards.filter({ hasText: 'Billed annually: £3,228 a year.' })).toHaveCount(1)
  },
)

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the bottom bar appears when Enroll Now has scrolled away, and disappears before the plans', async ({
      page,
    }) => {
      await page.goto('/careerpaths/data-science')
      await expect(page.getByRole('main').getByText('Starts', { exact: true })).toBeInViewport({ ratio: 1 })
      const ways = await page.evaluate(waysToThePlans)
      expect(new Set(ways.slice(0, 15))).toEqual(new Set(['button']))
      expect(ways.filter((way) => way === 'bar').length).toBeGreaterThan(50)
      expect(ways.at(-1)).toBe('plans')
      expect(ways.filter((way) => way.includes(' and '))).toEqual([])
    })
  })
}

test('a path fits on ten phone screens, and on three printed sheets with a phone number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const slug of ['data-analytics', 'cyber-security']) {
    await page.goto(`/careerpaths/${slug}`)
    await expect(page.getByRole('main').getByText('a month, 13 hours a week').first()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8440)
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets?.length).toBeLessThanOrEqual(3)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('+44 20 7946 0018').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('When the classes end')).toBeVisible()
  await expect(
    page.getByRole('main').locator('button, .button, input').filter({ visible: true }),
  ).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`chapters, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('are folded, and a link to a chapter opens it', async ({ page }) => {
      await page.goto('/careerpaths/data-analytics')
      const chapters = page.getByRole('region', { name: 'Inside this path' }).getByRole('group')
      await expect(chapters).toHaveCount(5)
      for (const chapter of await chapters.all()) await expect(chapter).not.toHaveAttribute('open')
      await page.goto('/404')
      await page.goto('/careerpaths/data-analytics#data-analytics-the-24-weeks-what-each-phase-adds')
      await expect(chapters.nth(1)).toHaveAttribute('open')
      await expect(chapters.nth(1).locator('p').first()).toBeInViewport()
    })
  })
}

test('the head of a path shows its tutors on a wide screen', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  const faces = page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('li', { has: page.locator('img') })
  await expect(faces).toHaveText(['Priya', 'Maya'])
  await expect(faces.first().locator('img')).toBeVisible()
})

test('the tab of the part in view is the current one', holds('2.career-path.10'), async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  const tabs = page.getByRole('navigation', { name: 'On this page' })
  const current = tabs.locator('[aria-current]')
  await expect(current).toHaveCount(0)
  for (const name of ['Details', 'Pricing', 'Details']) {
    await tabs.getByRole('link', { name }).click()
    await expect(current).toHaveText([name])
    await expect(current).toBeInViewport()
    await expect(current).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)')
  }
})

test(
  'a second path works like the first, though the router keeps the first in the document',
  holds('4.13 9.9'),
  async ({ page }) => {
    await page.goto('/careerpaths/data-science')
    await touch(page)
    await page.getByRole('radio', { name: 'Annual' }).check()
    await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cyber Security' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
    await page.getByRole('link', { name: 'Enroll Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await page.getByRole('radio', { name: 'Annual' }).check()
    await expect(page.locator('.pricing').getByText('£119.20').filter({ visible: true })).toBeVisible()
    await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enrol on Cyber Security' })
    await dialog.getByText('First name', { exact: true }).click()
    await expect(dialog.getByLabel('First name')).toBeFocused()

    await page.goBack() // from the plans to the top of the page
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
    await expect(page.getByRole('dialog', { name: 'Enrol on Data Science' })).toBeVisible()
  },
)

// Scrolls from the top of the page to the plans. Returns for each step which links to the plans are in view. The bar
// counts only while it sticks to the bottom of the window.
function waysToThePlans(): string[] {
  const links = [...document.querySelectorAll('main a')]
  const button = links.find(({ textContent }) => textContent === 'Enroll Now')
  const bar = document.querySelector('.enrol-bar a')
  const parts = { button, bar, plans: document.querySelector('a[data-plan]') }
  const header = document.querySelector('header')?.clientHeight ?? 0
  const foot = bar?.parentElement
  const isInView = (part?: Element | null) => {
    const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    return bottom > header && top < innerHeight
  }
  const isHeld = () => Math.abs((foot?.getBoundingClientRect().bottom ?? 0) - innerHeight) < 2
  const seen: string[] = []
  while (!seen.at(-1)?.includes('plans') && seen.length < 1000) {
    seen.push(
      Object.entries(parts)
        .filter(([name, part]) => isInView(part) && (name !== 'bar' || isHeld()))
        .map(([name]) => name)
        .join(' and '),
    )
    scrollBy({ top: 20, behavior: 'instant' })
  }
  return seen
}
