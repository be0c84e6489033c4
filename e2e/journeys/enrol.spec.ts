import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

test(
  'a visitor picks a plan, is led to each mistake, corrects it and enrols',
  holds('1.6 2.career-path.25 3.7 4.11 4.12 4.16 8.10'),
  async ({ page, enrolment, wholeLeadsOf }) => {
    const email = address('journey')
    await enrolment.open('Choose Career Growth Accelerator')
    const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
    await expect(dialog.getByLabel('Career Growth Accelerator')).toBeChecked()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')

    await enrolment.submit.click()
    const summary = dialog.getByRole('alert')
    await expect(page.locator(':focus').getByRole('alert')).toBeVisible()
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
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

    await enrolment.fillIn('nobody@example')
    await dialog.getByLabel('Phone').fill('call me')
    await enrolment.submit.click()
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      'Error: Enter an email address like name@example.com',
    )
    await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
      /Enter a phone number as you’d dial it in your country \(United Kingdom\)/,
    )
    await expect(dialog.getByLabel('Country')).toHaveValue('United Kingdom')
    await expect(dialog.getByLabel('How you heard about us')).toHaveValue('A Friend')
    await expect(dialog.getByLabel('First name')).toHaveValue('Ada')

    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Phone').fill('07700 900123')
    await dialog.getByLabel(/Send me news/).check()
    await enrolment.submit.click()
    const welcome = 'Welcome! A representative will reach out to you shortly'
    await expect(dialog.getByText(welcome)).toBeVisible()
    await expect(page.locator(':focus').getByRole('status')).toHaveText(
      new RegExp(
        `^${welcome}\\s*We’ll call \\+44\\s7700\\s900123 by [A-Z][^.]+\\.Your email: ${email}\\. .+Data Science – Career Growth Accelerator, paid monthly\\s*First payment, if you take a place£149 on .+for the classes \\(6 payments\\)£894.+£1,341Your reference: \\S{11}$`,
      ),
    )
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: welcome })).toBeInViewport()

    expect(await wholeLeadsOf(email)).toEqual([
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
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, switches to Annual, picks a plan, corrects a mistake and enrols', async ({
    page,
    enrolment,
    leadsOf,
  }) => {
    const email = address('no-script')
    await page.goto('/careerpaths')
    await page.getByRole('link', { name: 'Learn more about Cyber Security' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cyber Security' })).toBeVisible()
    await page.getByLabel('Annual').check()
    await expect(page.locator('.pricing').getByText('£119.20')).toBeVisible()
    await page.getByRole('link', { name: 'Choose Executive Career Launcher' }).click()
    await expect(
      enrolment.form.getByLabel('Executive Career Launcher', { exact: false }).first(),
    ).toBeChecked()
    await expect(enrolment.form.getByText('Billed annually: £3,228 a year.')).toBeVisible()
    await expect(enrolment.form.getByText(/In total £[\d,]+, or £[\d,]+ if you stay on/)).toBeVisible()
    await enrolment.fillIn('nobody@example')
    await enrolment.submit.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter an email address like name@example.com',
    ])
    await expect(enrolment.form.getByLabel('First name')).toHaveValue('Ada')
    await expect(enrolment.form.getByLabel('Country')).toHaveValue('United Kingdom')
    await expect(enrolment.form.getByLabel('How you heard about us')).toHaveValue('A Friend')
    await enrolment.form.getByLabel('Email').fill(email)
    await enrolment.submit.click()
    await expect(page.getByText('Welcome! A representative will reach out to you shortly')).toBeVisible()
    expect(await leadsOf(email)).toEqual([
      expect.objectContaining({ selectedPlan: 'executive-career-launcher' }),
    ])
  })

  test('a double click sends one lead', async ({ page, enrolment, leadsOf }) => {
    const email = address('no-script-double')
    await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
    await enrolment.fillIn(email)
    await enrolment.submit.dblclick()
    await expect(page.getByText('Welcome!')).toBeVisible()
    expect(await leadsOf(email)).toHaveLength(1)
  })
})

test('a double click sends one lead', async ({ page, enrolment, leadsOf }) => {
  const email = address('double')
  await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
  await enrolment.fillIn(email)
  await enrolment.submit.dblclick()
  await expect(page.getByText('Welcome!')).toBeVisible()
  expect(await leadsOf(email)).toHaveLength(1)
})

test(
  'the form asks for a plan when the address names an unknown one',
  holds('4.11'),
  async ({ page, enrolment, leadsOf }) => {
    const email = address('unknown')
    await page.goto('/careerpaths/data-science/enrol?plan=free')
    await touch(page)
    await enrolment.fillIn(email)
    await enrolment.submit.click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Choose a plan' })).toBeVisible()
    expect(await leadsOf(email)).toHaveLength(0)
  },
)

test('admissions and the learner get a mail for the lead', async ({ page, enrolment, mailsAbout }) => {
  const email = address('mail')
  await page.goto('/careerpaths/ai-engineering/enrol?plan=ecl-project-pack')
  await enrolment.fillIn(email)
  await enrolment.submit.click()
  await expect(page.getByText('Welcome!')).toBeVisible()
  const subjects = async () => (await mailsAbout(email)).map(({ subject }) => subject)
  await expect
    .poll(subjects)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^New enrolment: AI /),
        expect.stringMatching(/^Welcome to Northli/),
      ]),
    )
})
