import { address } from '../fixtures/answers'
import { button, focused, follow, leaves, link, tabTo, typeInto } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/kit'
import { long } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// These tests click, fill and move the focus with keys only.
test.describe.configure({ timeout: 120_000 })

const learner = (email: string) => ({
  'First name': 'Ada',
  'Last name': 'Example',
  Email: email,
  Phone: '07700 900123',
  Country: 'United Kingdom',
  'How you heard about us': 'A Friend',
})

test('a learner enrols through the dialog, is led to a mistake, and returns to the plan', async ({
  page,
  enrolment,
  wholeLeadsOf,
}) => {
  const email = address('keys')
  await page.goto('/careerpaths/data-science')
  await touch(page)
  const plan = link(page, 'Choose Career Growth Accelerator')
  await follow(page, plan)
  const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await leaves(page, dialog)).toBe(false)

  await follow(page, enrolment.submit)
  await expect(focused(page).getByRole('heading')).toHaveText('There is a problem')
  await expect(page).toHaveTitle('Error: Careerpath | Data Science')
  await follow(page, dialog.getByRole('link', { name: 'Enter your last name' }))
  await expect(dialog.getByLabel('Last name')).toBeFocused()
  await page.keyboard.type('Example')
  await tabTo(page, dialog.getByRole('radio', { checked: true }), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Executive Career Launcher \d|£269/ })).toBeChecked()
  const { 'Last name': _, ...rest } = learner(email)
  await typeInto(page, enrolment.form, rest)
  await tabTo(page, dialog.getByLabel(/Send me news/))
  await page.keyboard.press('Space')
  await expect(dialog.getByLabel(/Send me news/)).toBeChecked()
  await follow(page, enrolment.submit)
  await expect(focused(page).getByRole('status')).toContainText('Welcome!')
  await expect(page).toHaveTitle('Careerpath | Data Science')
  await expect(dialog).toBeHidden()
  await expect(plan).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Welcome!' })).toBeInViewport()
  expect(await wholeLeadsOf(email)).toMatchObject([
    { selectedPlan: 'executive-career-launcher', subscribe: 1 },
  ])

  await tabTo(page, button(page, 'Dismiss'))
  await page.keyboard.press('Space')
  await expect(page.getByText('Welcome!')).toBeHidden()
  await expect(plan).toBeFocused()
})

test(
  'Escape cancels an enrolment, and a failed one stays open while the learner goes on',
  long,
  async ({ page, enrolment }) => {
    await page.goto('/careerpaths/data-science')
    const plan = link(page, 'Choose Growth project Pack')
    await follow(page, plan)
    const dialog = page.getByRole('dialog')
    await typeInto(page, enrolment.form, { 'First name': 'Ada' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(plan).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('First name')).toHaveValue('Ada')

    await page.route('**/careerpaths/data-science', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await follow(page, enrolment.submit)
    await expect(focused(page).getByRole('alert')).toContainText('There was an issue somewhere.')
    await page.keyboard.press('Tab')
    const since = await page.evaluate(() => performance.now())
    await page.waitForFunction((then) => performance.now() > then + 2500, since)
    await expect(dialog).toBeVisible()
    await follow(page, enrolment.submit)
    await expect(focused(page).getByRole('alert')).toContainText('There was an issue somewhere.')
    await expect(dialog, 'closes by itself').toBeHidden()
    await expect(plan).toBeFocused()
    await follow(page, button(page, /^Open the form again/))
    await expect(dialog.getByLabel('First name')).toHaveValue('Ada')
  },
)

test('a learner enrols on the enrolment page', async ({ page, enrolment, leadsOf }) => {
  const email = address('keys-page')
  await page.goto('/careerpaths/data-science/enrol')
  await tabTo(page, enrolment.form.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await typeInto(page, enrolment.form, learner(email))
  await page.keyboard.press('Enter') // in a select it sends nothing
  await follow(page, enrolment.submit)
  await expect(focused(page).getByRole('status')).toContainText('Welcome!')
  expect(await leadsOf(email)).toMatchObject([{ selectedPlan: 'career-growth-accelerator' }])
})

test('the arrow keys choose between Monthly and Annual', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  const annual = page.getByRole('radio', { name: 'Annual' })
  await tabTo(page, page.getByRole('radio', { name: 'Monthly' }))
  await page.keyboard.press('ArrowRight')
  await expect(annual).toBeFocused()
  await expect(annual).toBeChecked()
  await expect(page.locator('.pricing').getByText('£119.20')).toBeVisible()
  await tabTo(page, link(page, 'Choose Career Growth Accelerator'))
  await tabTo(page, annual, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(page.locator('.pricing').getByText('£119.20')).toBeHidden()
})
