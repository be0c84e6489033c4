import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fillIn, form, submit } from '../fixtures/enrol-form'
import { leadsOf } from '../fixtures/leads'
import { site } from '../fixtures/servers'

const address = (name: string) => `${name}-${Date.now()}@example.com`

test('a visitor finds a path, reads, switches to Annual, picks a plan, corrects each mistake and enrols', async ({
  page,
}) => {
  const email = address('journey')
  await page.goto('/')
  await page.getByRole('link', { name: 'Find your career path' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CAREER PATHS' })).toBeVisible()
  await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await expect(page).toHaveTitle('Careerpath | Data Science')
  await expect(page.getByRole('heading', { name: 'What you will learn' })).toBeVisible()
  await expect(page.getByText('£50k-£65k')).toBeVisible()

  await page.getByRole('link', { name: 'Enroll Now' }).first().click()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
  await expect(page.getByText('£149', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Save 20%')).toBeHidden()
  await page.getByLabel('Annual').check()
  await expect(page.getByText('£119.20')).toBeVisible()
  await expect(page.getByText('Billed annually: £1,430.40 a year instead of £1,788.')).toBeVisible()
  await expect(page.getByText('Save 20%')).toBeVisible()
  await expect(page.getByText('Already billed annually, so the price stays: £3,228 a year.')).toBeVisible()

  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
  await expect(dialog.getByLabel('Career Growth Accelerator')).toBeChecked()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')

  await submit(page).click()
  const summary = dialog.getByRole('alert')
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your e-mail address',
    'Enter your phone number',
    'Choose a country',
    'Tell us how you heard about us',
  ])
  await summary.getByRole('link', { name: 'Enter your phone number' }).click()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  const [heading, label] = await Promise.all([
    dialog.getByRole('heading', { name: 'Enrol on Data Science' }).boundingBox(),
    dialog.getByText('Phone', { exact: true }).boundingBox(),
  ])
  expect(label?.y, 'the label is not under the dialog’s own heading').toBeGreaterThan(
    (heading?.y ?? 0) + (heading?.height ?? 0),
  )

  await fillIn(page, 'nobody@example')
  await dialog.getByLabel('Phone').fill('call me')
  await submit(page).click()
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Error: Enter an e-mail address like name@example.com',
  )
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    /Enter a phone number as it is dialled in your country \(United Kingdom\)/,
  )
  await expect(dialog.getByLabel('Country')).toHaveValue('United Kingdom')
  await expect(dialog.getByLabel('Where you heard of us')).toHaveValue('A Friend')
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada')

  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Phone').fill('07700 900123')
  await dialog.getByLabel(/Send me news/).check()
  await submit(page).click()
  const welcome = 'Welcome! A representative will reach out to you shortly'
  await expect(dialog.getByText(welcome)).toBeVisible()
  await expect(page.locator(':focus').getByRole('status')).toHaveText(welcome)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: welcome })).toBeInViewport()

  expect(await leadsOf(email)).toEqual([
    expect.objectContaining({
      careerPathName: 'Data Science',
      selectedPlan: 'career-growth-accelerator',
      firstName: 'Ada',
      phone: '+447700900123',
      country: 'United Kingdom',
      source: 'A Friend',
      subscribe: 1,
    }),
  ])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the bar comes when the button it repeats has gone, and goes before the plans come', async ({
      page,
    }) => {
      await page.goto('/careerpaths/data-science')
      await expect(page.getByRole('main').getByText('Starts', { exact: true })).toBeInViewport({ ratio: 1 })
      const ways = await page.evaluate(waysToThePlans)
      expect(ways.slice(0, 3)).toEqual(['button', 'button', 'button'])
      expect(ways.filter((way) => way === 'bar').length).toBeGreaterThan(10)
      expect(ways.at(-1)).toBe('plans')
      expect(ways.filter((way) => way.includes(' and '))).toEqual([])
    })
  })
}

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

test('the tab of the part that is being read is the current one', async ({ page }) => {
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

test('on a second path, everything works as on the first, though the router keeps the first in the document', async ({
  page,
}) => {
  await page.goto('/careerpaths/data-science')
  await page.getByRole('radio', { name: 'Annual' }).check()
  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cyber Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
  await page.getByRole('link', { name: 'Enroll Now' }).first().click()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(page.getByText('£119.20').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Get started on ECL' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Cyber Security' })
  await dialog.getByText('First name', { exact: true }).click()
  await expect(dialog.getByLabel('First name')).toBeFocused()

  await page.goBack() // from the plans to the top of the page
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  await expect(page.getByRole('dialog', { name: 'Enrol on Data Science' })).toBeVisible()
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

test('a double click sends one lead', async ({ page }) => {
  const email = address('double')
  await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
  await fillIn(page, email)
  await submit(page).dblclick()
  await expect(page.getByText('Welcome!')).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
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

test('an unknown plan in the address asks to choose one', async ({ page }) => {
  const email = address('unknown')
  await page.goto('/careerpaths/data-science/enrol?plan=free')
  await fillIn(page, email)
  await submit(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Choose a plan' })).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(0)
})

test('admissions and the learner get a mail for the lead', async ({ page }) => {
  const email = address('mail')
  await page.goto('/careerpaths/ai-engineering/enrol?plan=ecl-project-pack')
  await fillIn(page, email)
  await submit(page).click()
  await expect(page.getByText('Welcome!')).toBeVisible()
  await expect
    .poll(async () => {
      const names = await readdir(site.mailDir).catch(() => [])
      const mails = await Promise.all(names.map((name) => readFile(join(site.mailDir, name), 'utf8')))
      return mails
        .filter((mail) => mail.includes(email))
        .map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]?.slice(0, 18))
    })
    .toEqual(expect.arrayContaining(['New enrolment: AI ', 'Welcome to Northli']))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, switches to Annual, picks a plan, corrects a mistake and enrols', async ({
    page,
  }) => {
    const email = address('no-script')
    await page.goto('/careerpaths')
    await page.getByRole('link', { name: 'Learn more about Cyber Security' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
    await page.getByLabel('Annual').check()
    await expect(page.getByText('£119.20')).toBeVisible()
    await page.getByRole('link', { name: 'Get started on ECL' }).click()
    await expect(form(page).getByLabel('Executive Career Launcher', { exact: false }).first()).toBeChecked()
    await fillIn(page, 'nobody@example')
    await submit(page).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter an e-mail address like name@example.com',
    ])
    await expect(form(page).getByLabel('First name')).toHaveValue('Ada')
    await expect(form(page).getByLabel('Country')).toHaveValue('United Kingdom')
    await expect(form(page).getByLabel('Where you heard of us')).toHaveValue('A Friend')
    await form(page).getByLabel('E-mail').fill(email)
    await submit(page).click()
    await expect(page.getByText('Welcome! A representative will reach out to you shortly')).toBeVisible()
    expect(await leadsOf(email)).toEqual([
      expect.objectContaining({ selectedPlan: 'executive-career-launcher' }),
    ])
  })

  test('a double click sends one lead', async ({ page }) => {
    const email = address('no-script-double')
    await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
    await fillIn(page, email)
    await submit(page).dblclick()
    await expect(page.getByText('Welcome!')).toBeVisible()
    expect(await leadsOf(email)).toHaveLength(1)
  })
})

// In the page, from its top down to the plans: which ways to them are in view at once.
function waysToThePlans(): string[] {
  const [button, bar] = [...document.querySelectorAll('main a')].filter(
    ({ textContent }) => textContent === 'Enroll Now',
  )
  const parts = { button, bar, plans: document.querySelector('a[data-plan]') }
  const header = document.querySelector('header')?.clientHeight ?? 0
  const isInView = (part?: Element | null) => {
    const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    return bottom > header && top < innerHeight
  }
  const seen: string[] = []
  while (!seen.at(-1)?.includes('plans') && seen.length < 200) {
    seen.push(
      Object.entries(parts)
        .filter(([, part]) => isInView(part))
        .map(([name]) => name)
        .join(' and '),
    )
    scrollBy({ top: 100, behavior: 'instant' })
  }
  return seen
}
