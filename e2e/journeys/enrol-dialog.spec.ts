import { expect, test } from '@playwright/test'
import { address } from '../fixtures/answers'
import { fillIn, form, submit } from '../fixtures/enrol-form'
import { leadsOf } from '../fixtures/leads'

test('a double click on a plan opens the form; a click beside it closes it again', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  await page.getByRole('link', { name: 'Get started on Growth' }).dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('closedby', 'any')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('a double click on the button sends once, and does not close what comes of it', async ({ page }) => {
  const email = address('double')
  await page.goto('/careerpaths/data-science')
  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  await fillIn(page, email)
  await submit(page).dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Welcome!/)).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the lead is for the plan chosen last, and choosing another afterwards sends nothing', async ({
  page,
}) => {
  const email = address('plans')
  await page.goto('/careerpaths/data-science')
  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  await fillIn(page, email)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Get started on Growth' })).toBeFocused()
  await page.getByRole('link', { name: 'Get started on ECL' }).click()
  await expect(form(page).getByLabel('E-mail')).toHaveValue(email)
  await submit(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('link', { name: 'ECL - Project Packed' }).click()
  await expect(form(page).getByLabel('E-mail')).toHaveValue('')
  await expect(form(page).getByLabel('Executive Career Launcher project pack')).toBeChecked()
  expect(await leadsOf(email)).toEqual([
    expect.objectContaining({ selectedPlan: 'executive-career-launcher' }),
  ])
})

test('a form left open by going back is closed on coming forward, and opens again', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cyber Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
  await page.getByRole('link', { name: 'Get started on ECL' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Cyber Security' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Get started on ECL' }).click()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
})

test('a failure says so, closes by itself, stays on the page behind and keeps what was typed', async ({
  page,
}) => {
  const email = address('failure')
  await page.goto('/careerpaths/data-science')
  await page.getByRole('link', { name: 'Growth - Project Packed' }).click()
  await submit(page).click()
  await expect(page.getByRole('dialog').locator(':focus').getByRole('alert')).toBeVisible()
  await fillIn(page, email)
  await page.route('**/careerpaths/data-science', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await submit(page).click()
  const failure = 'There was an issue somewhere. Please refresh the page and try again'
  await expect(page.getByRole('dialog').getByText(failure)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('status').getByText(failure)).toBeInViewport()

  await page.getByRole('button', { name: /Open the form again/ }).click()
  await submit(page).click()
  await expect(page.getByRole('dialog').getByText(failure)).toBeVisible()
  await form(page).getByLabel('Message').fill('Still here')
  await page.waitForFunction(
    (since) => performance.now() > since + 2500,
    await page.evaluate(() => performance.now()),
  )
  await expect(form(page).getByLabel('Message')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/careerpaths/data-science')
  await page.getByRole('button', { name: /Open the form again/ }).click()
  await expect(form(page).getByLabel('E-mail')).toHaveValue(email)
  await expect(form(page).getByLabel('Country')).toHaveValue('United Kingdom')
  await expect(form(page).getByLabel('Where you heard of us')).toHaveValue('A Friend')
  await submit(page).click()
  await expect(page.getByRole('dialog').getByText('Welcome!')).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
})

test('while a lead is on its way a loader stands in place of the form', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  await fillIn(page, address('loader'))
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/careerpaths/data-science', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await submit(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('Sending your details')
  await expect(form(page)).toBeHidden()
  send()
  await expect(dialog.getByText(/^Welcome!/)).toBeVisible()
})
