import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { hold, touch } from '../fixtures/touch'

test('a double click on a plan opens the dialog, and a click outside closes it', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  await touch(page)
  await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('closedby', 'any')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('a double click on the button sends once, and does not close the outcome', async ({
  page,
  enrolment,
  leadsOf,
}) => {
  const email = address('double')
  await enrolment.open('Choose Career Growth Accelerator')
  await enrolment.fillIn(email)
  await enrolment.submit.dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Welcome!/)).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test(
  'the lead is for the plan chosen last, and a later choice sends nothing',
  holds('4.11 4.14'),
  async ({ page, enrolment, leadsOf }) => {
    const email = address('plans')
    await enrolment.open('Choose Career Growth Accelerator')
    await expect(enrolment.form.getByRole('radio')).toHaveCount(3)
    await enrolment.fillIn(email)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Choose Career Growth Accelerator' })).toBeFocused()
    await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
    await expect(enrolment.form.getByLabel('Email')).toHaveValue(email)
    await enrolment.submit.click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByText('Executive Career Launcher project pack, £329 per user/month').click()
    await page.getByRole('link', { name: 'Choose the launcher’s project pack' }).click()
    await expect(enrolment.form.getByLabel('Email')).toHaveValue('')
    await expect(enrolment.form.getByLabel('Executive Career Launcher project pack')).toBeChecked()
    await expect(enrolment.form.getByRole('radio')).toHaveCount(4)
    expect(await leadsOf(email)).toEqual([
      expect.objectContaining({ selectedPlan: 'executive-career-launcher' }),
    ])
  },
)

test('a dialog that was open before Back is closed after Forward, and opens again', async ({ page }) => {
  await page.goto('/careerpaths/data-science')
  await touch(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cyber Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Cyber Security' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
})

test(
  'after a failure the dialog closes, its message stays on the page, and the form still has the typed values',
  holds('4.18 8.9'),
  async ({ page, enrolment, leadsOf }) => {
    const email = address('failure')
    await enrolment.open('Choose Growth project Pack')
    await enrolment.submit.click()
    await expect(page.getByRole('dialog').locator(':focus').getByRole('alert')).toBeVisible()
    await enrolment.fillIn(email)
    await page.route('**/careerpaths/data-science', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await enrolment.submit.click()
    const failure = 'There was an issue somewhere. Please refresh the page and try again'
    await expect(page.getByRole('dialog').getByText(failure)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('status').getByText(failure)).toBeInViewport()

    await page.getByRole('button', { name: /Open the form again/ }).click()
    await enrolment.submit.click()
    await expect(page.getByRole('dialog').getByText(failure)).toBeVisible()
    await enrolment.form.getByLabel('Message').fill('Still here')
    await page.waitForFunction(
      (since) => performance.now() > since + 2500,
      await page.evaluate(() => performance.now()),
    )
    await expect(enrolment.form.getByLabel('Message')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.unroute('**/careerpaths/data-science')
    await page.getByRole('button', { name: /Open the form again/ }).click()
    await expect(enrolment.form.getByLabel('Email')).toHaveValue(email)
    await expect(enrolment.form.getByLabel('Country')).toHaveValue('United Kingdom')
    await expect(enrolment.form.getByLabel('How you heard about us')).toHaveValue('A Friend')
    await enrolment.submit.click()
    await expect(page.getByRole('dialog').getByText('Welcome!')).toBeVisible()
    expect(await leadsOf(email)).toHaveLength(1)
  },
)

test('a loader replaces the form while a lead is sent', holds('4.15'), async ({ page, enrolment }) => {
  await enrolment.open('Choose Career Growth Accelerator')
  await enrolment.fillIn(address('loader'))
  const send = await hold(page, '**/careerpaths/data-science', 'POST')
  await enrolment.submit.click()
  await expect(enrolment.dialog.getByRole('status')).toHaveText('Sending your details')
  await expect(enrolment.form).toBeHidden()
  send()
  await expect(enrolment.dialog.getByText(/^Welcome!/)).toBeVisible()
})

test('the form opens before the countries have loaded, and then offers them', async ({ page, enrolment }) => {
  const release = await hold(page, '**/countries.json')
  await enrolment.open('Choose Career Growth Accelerator')
  await enrolment.form.getByLabel('First name').fill('Ada')
  const country = enrolment.form.getByLabel('Country')
  await expect(country).toHaveText('Loading the countries')
  await expect(country).toBeDisabled()
  release()
  await country.selectOption('Chile')
  await expect(enrolment.form.getByLabel('First name')).toHaveValue('Ada')
})

test(
  'the form has a text field for the country when the countries do not load',
  holds('8.3'),
  async ({ page, enrolment, leadsOf }) => {
    await page.route('**/countries.json', (route) => route.abort())
    const email = address('in-words')
    await enrolment.open('Choose Career Growth Accelerator')
    const country = enrolment.form.getByRole('textbox', { name: 'Country' })
    await expect(country).toHaveAccessibleDescription(/^Error Loading Countries/)
    for (const [label, text] of Object.entries({
      'First name': 'Ada',
      'Last name': 'Example',
      Email: email,
      Phone: '07700 900123',
      Country: 'United Kingdom',
    })) {
      await enrolment.form.getByLabel(label).fill(text)
    }
    await enrolment.form.getByLabel('How you heard about us').selectOption('A Friend')
    await enrolment.submit.click()
    await expect(enrolment.dialog.getByText(/^Welcome!/)).toBeVisible()
    expect(await leadsOf(email)).toEqual([expect.objectContaining({ country: 'United Kingdom' })])
  },
)
