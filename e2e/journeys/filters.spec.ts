import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { settled } from '../fixtures/settled'
import { long } from '../fixtures/tags'
import { hold, scripts, touch } from '../fixtures/touch'

const counts = { Data: 2, AI: 1, Security: 1, 'Cloud and IT': 1, Business: 2 }
const fields = Object.keys(counts) as (keyof typeof counts)[]

const filter = (page: Page, field: keyof typeof counts) =>
  page.getByRole('link', { name: `${field} ${counts[field]}` })

/** Expects the list of career paths to be filtered by a field, or complete without one. */
async function shows(page: Page, field?: keyof typeof counts) {
  const cards = page.locator('#paths').getByRole('article').filter({ visible: true })
  await expect(cards).toHaveCount(field ? counts[field] : 8)
  const chosen = page.getByRole('link', { name: /^Without / })
  await expect(chosen).toHaveText(field ? [new RegExp(`Without ${field}`)] : [])
}

test('Back and Forward lead through five filtered lists, also after a reload', long, async ({ page }) => {
  await page.goto('/careerpaths')
  await settled(page)
  for (const field of fields) {
    await filter(page, field).click()
    await shows(page, field)
  }
  const back = fields.toReversed().slice(1)
  for (const field of back) {
    await page.goBack()
    await shows(page, field)
    if (field === 'Security') await page.reload()
  }
  await page.goBack()
  await shows(page)
  for (const field of fields) {
    await page.goForward()
    await shows(page, field)
  }
})

test('a list shows the filter of its address after two clicks in a row', async ({ page }) => {
  await page.goto('/careerpaths')
  await settled(page)
  await page.evaluate(() => {
    const [first, , third] = document.querySelectorAll<HTMLElement>('#paths nav a')
    first?.click()
    third?.click()
  })
  await expect(page).toHaveURL('/careerpaths?discipline=security#paths')
  await shows(page, 'Security')
})

test('a list is filtered when script arrives between the click and its response', async ({ page }) => {
  const release = await hold(page)
  const answer = await hold(page, '**/careerpaths?discipline=*')
  await page.goto('/careerpaths')
  await expect(page.locator('html[data-script]')).toBeAttached()
  const asked = page.waitForRequest(scripts)
  await page.mouse.move(4, 4)
  await page.mouse.move(5, 5)
  await asked
  await filter(page, 'Business').click({ noWaitAfter: true })
  // A browser may abort scripts of a page that is being left.
  const script = page.waitForResponse(scripts, { timeout: 5000 }).catch(() => null)
  release()
  await script
  answer()
  await shows(page, 'Business')
})

test('a list is filtered alike when its address names the filters in another order', async ({ page }) => {
  await page.goto('/careerpaths?start=2027-01&discipline=data#paths')
  await touch(page)
  await expect(page.getByText('1 of 8 paths.')).toBeVisible()
  await page.getByRole('link', { name: 'Without Data' }).click()
  await expect(page).toHaveURL('/careerpaths?start=2027-01#paths')
  await expect(page.getByText('3 of 8 paths.')).toBeVisible()
})

test('a list shows everything, and says why, when its filter and its anchor do not exist', async ({
  page,
}) => {
  await page.goto('/careerpaths?discipline=knitting#nowhere')
  await settled(page)
  await expect(page.getByText('These are all 8 paths.')).toBeVisible()
  await filter(page, 'Data').click()
  await shows(page, 'Data')
})
