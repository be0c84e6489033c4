import type { Page } from '@playwright/test'
import { address, fillAll } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { touch } from '../fixtures/touch'

const shown = async (page: Page) => {
  const line = page.getByText(/^Your reference: /).filter({ visible: true })
  return ((await line.last().textContent()) ?? '').replace('Your reference: ', '')
}

test('an enrolment shows its reference, and sends it to admissions with billing, page and campaign', async ({
  page,
  enrolment,
  wholeLeadsOf,
  mailsAbout,
}) => {
  const email = address('reference')
  await page.goto('/careerpaths?utm_source=post&utm_medium=web&note=private')
  await touch(page)
  await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  expect(await page.evaluate(() => document.referrer), 'the router has led here').toBe('')
  await page.getByText('Annual', { exact: true }).click()
  await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
  await enrolment.fillIn(email)
  await enrolment.submit.click()
  const reference = await shown(page)
  expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/)
  await expect(enrolment.dialog).toBeHidden()
  const left = page.getByRole('status').filter({ hasText: reference })
  await expect(left).toBeInViewport()
  await expect(left).toContainText(
    /paid annually\s*Due, if you take a placeMonday .+in total, for classes and support.+£1,430\.40/,
  )
  const due = ((await left.getByText(/^Monday \d/).textContent()) ?? '').replaceAll('\u00a0', ' ')
  const total = (await left.getByText(/^in total/).textContent()) ?? ''
  const payment = `Paid annually: £1,430.40 ${total}. Due on ${due}.`

  const campaign = 'utm_source=post&utm_medium=web'
  expect(await wholeLeadsOf(email)).toMatchObject([
    { reference, billing: 'annual', page: '/careerpaths/data-science', campaign },
  ])
  const lines = async () => (await mailsAbout(email)).flatMap(({ text }) => text?.split('\n') ?? [])
  await expect
    .poll(lines)
    .toEqual(
      expect.arrayContaining([
        `Reference: ${reference}`,
        `Your reference: ${reference}`,
        'Billing: Annual',
        payment,
        `Price quoted: ${payment}`,
        `Campaign: ${campaign}`,
      ]),
    )
})

test('the campaign comes from the first page, even if a visitor leaves that before script has loaded', async ({
  page,
  messagesOf,
}) => {
  const email = address('before')
  await page.goto('/events?utm_source=post')
  await page.evaluate(() => location.assign('/contact-us'))
  await page.waitForURL('/contact-us')
  await touch(page)
  await fillAll(page.getByRole('main').locator('form'), email)
  await page.getByRole('button', { name: 'Send message' }).click()
  const reference = await shown(page)
  expect(await messagesOf(email)).toMatchObject([
    { reference, page: '/contact-us', campaign: 'utm_source=post' },
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an enrolment shows its reference, and carries the billing chosen beside the prices', async ({
    page,
    enrolment,
    wholeLeadsOf,
  }) => {
    const email = address('no-script-reference')
    await page.goto('/careerpaths/cyber-security')
    await page.getByLabel('Annual').check()
    await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
    await enrolment.fillIn(email)
    await enrolment.submit.click()
    const reference = await shown(page)
    await expect(page.getByRole('status').getByText('£1,430.40', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Follow your enquiry' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect(await wholeLeadsOf(email)).toMatchObject([
      { reference, billing: 'annual', page: '/careerpaths/cyber-security/enrol' },
    ])
  })

  test('a message shows its reference, and carries the campaign of its page', async ({
    page,
    messagesOf,
  }) => {
    const email = address('no-script-campaign')
    await page.goto('/contact-us?utm_source=post&note=private')
    await fillAll(page.getByRole('main').locator('form'), email)
    await page.getByRole('button', { name: 'Send message' }).click()
    const reference = await shown(page)
    expect(await messagesOf(email)).toMatchObject([
      { reference, page: '/contact-us', campaign: 'utm_source=post' },
    ])
  })
})
