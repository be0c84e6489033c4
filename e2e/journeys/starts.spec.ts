import { axeFaults } from '../fixtures/access'
import { address } from '../fixtures/answers'
import { heading, link } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/kit'
import { analyticsStarts } from '../fixtures/starts'
import { touch } from '../fixtures/touch'

const path = '/careerpaths/data-analytics'
const starts = analyticsStarts()
const [first, second] = starts as [(typeof starts)[0], (typeof starts)[0]]

test('a path lists its starts, and a visitor enrols for the second in its dialog', async ({
  page,
  enrolment,
  wholeLeadsOf,
  mailsAbout,
}) => {
  const email = address('second-start')
  await page.goto(path)
  const list = page.getByRole('region', { name: 'Starts' }).getByRole('listitem')
  for (const { words } of starts) await expect(list.filter({ hasText: words })).toBeVisible()
  await touch(page)
  await link(page, 'Choose Career Growth Accelerator').click()
  const select = enrolment.dialog.getByRole('combobox', { name: 'Start' })
  await expect(select).toHaveValue(first.day)
  await select.selectOption(`${second.words}: ${second.classTimes}`)
  await enrolment.fillIn('nobody@example')
  await enrolment.submit.click()
  await expect(enrolment.dialog.getByRole('alert')).toBeVisible()
  await expect(select).toHaveValue(second.day)
  expect(await axeFaults(page)).toEqual([])
  await enrolment.fillIn(email)
  await enrolment.submit.click()
  await expect(page.getByText(/^Welcome! A representative/).first()).toBeVisible()
  expect(await wholeLeadsOf(email)).toMatchObject([{ start: second.day, start_id: second.id }])
  const toLearner = async () =>
    (await mailsAbout(email)).find(({ to }) => to?.[0]?.address === email)?.text ?? ''
  await expect.poll(toLearner).toContain(`Start: ${second.words}\n`)
  await expect.poll(toLearner).toContain(`First payment: £149 on ${second.words}`)
})

test('the calculator reckons from a chosen start, and hands it to the form', async ({ page }) => {
  await page.goto(`${path}/cost`)
  await page.getByRole('combobox', { name: 'Classes begin' }).selectOption({ index: 1 })
  await touch(page)
  await expect(page.getByText(`For the classes that begin on ${second.words}.`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Classes begin' })).toHaveValue(second.day)
  expect(await axeFaults(page)).toEqual([])
  await link(page, 'Enrol with this plan').click()
  await touch(page)
  await expect(page.getByRole('combobox', { name: 'Start' })).toHaveValue(second.day)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor enrols for the second start, which stays chosen after a fault in another field', async ({
    page,
    enrolment,
    wholeLeadsOf,
  }) => {
    const email = address('second-start-no-script')
    await page.goto(`${path}/enrol?plan=growth-project-pack`)
    const select = page.getByRole('combobox', { name: 'Start' })
    await select.selectOption(second.day)
    await enrolment.fillIn(email)
    await enrolment.form.getByLabel('Phone').fill('call me')
    await enrolment.submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(select).toHaveValue(second.day)
    await enrolment.form.getByLabel('Phone').fill('07700 900123')
    await enrolment.submit.click()
    await expect(page.getByText(/^Welcome! A representative/)).toBeVisible()
    expect(await wholeLeadsOf(email)).toMatchObject([{ start: second.day }])
  })

  test('the form of a path with one start shows and sends it', async ({ page, enrolment, wholeLeadsOf }) => {
    const email = address('only-start')
    await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
    await expect(heading(page, 'Enrol on Data Science')).toBeVisible()
    await expect(enrolment.form.getByText(/^Start/).locator('..')).toContainText(
      /Start\w+day \d+ January 20\d\d: Mondays and Wednesdays, .* London time$/,
    )
    await enrolment.fillIn(email)
    await enrolment.submit.click()
    await expect(page.getByText(/^Welcome! A representative/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Data Science', exact: true })).toBeVisible()
    expect(await wholeLeadsOf(email)).toMatchObject([{ start: expect.stringMatching(/^20\d\d-01-1\d$/) }])
  })
})
