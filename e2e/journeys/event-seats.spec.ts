import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { faults } from '../fixtures/access'
import { press } from '../fixtures/accounts'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { mailedLink, mailsAbout } from '../fixtures/mailbox'
import { upstreamCall } from '../fixtures/member'
import { site } from '../fixtures/servers'
import { openDesk } from '../fixtures/staff'

// Only the tests of this file take seats of this event, which has 24.
const slug = 'ai-meets-marketing-automation'
const title = 'AI Meets Marketing Automation'
const finger = { px: 44, orSpaced: true } as const

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

test.beforeAll(() => test.skip(site.isOutside, 'It reads mails, and takes all seats'))

async function register(page: Page, email: string, button: string) {
  const form = page.locator('form:has([name="event"])')
  await form.getByLabel('Name').fill('Ada Example')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: button }).click()
}

/** A form's fields at the upstream. */
const message = {
  phone_number: '',
  company: '-',
  subject: title,
  body: '',
  kind: 'event',
  event: slug,
}

const mailbox = (email: string) => mailsAbout(email, site.env.MAIL_DIR)
const linkOf = async (email: string) => {
  const link = new URL(await mailedLink(email, mailbox, 'registration', '/'))
  return link.pathname + link.search
}
const subjects = async (email: string) => (await mailbox(email)).map(({ subject }) => subject)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a visitor registers, confirms the seat by the mailed link, and gives it back', async ({ page }) => {
      const email = address(`seat-${javaScriptEnabled}`)
      await page.goto(`/events/${slug}`)
      await register(page, email, 'Register')
      await expect(page.getByText('Please confirm your seat by the link in our email')).toBeVisible()
      await page.goto(await linkOf(email))
      await expect(page.getByText('A seat is reserved for you')).toBeVisible()
      const found = javaScriptEnabled ? await faults(page, 'reserved', finger) : []
      await expect(page.getByRole('link', { name: 'Join the event' })).toBeHidden()
      await press(page, 'Confirm your seat')
      await expect(page.getByText('You’re registered.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Join the event' })).toBeVisible()
      if (javaScriptEnabled) found.push(...(await faults(page, 'confirmed', finger)))
      await press(page, 'Cancel your seat')
      await expect(page.getByText('You’re no longer registered.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Confirm your seat' })).toBeHidden()
      expect(found).toEqual([])
    })
  })

test('a link that was changed opens nothing', async ({ page }) => {
  await page.goto('/registration?a=1&until=1999999999999&s=forged')
  await expect(page.getByText('This link is incomplete, or it has expired.')).toBeVisible()
})

test('a visitor joins the list of a full event, and takes the seat that becomes free', async ({ page }) => {
  const [first, late, script] = ['first', 'late', 'script'].map(address) as [string, string, string]
  for (let n = 0; n < 24; n++)
    await upstreamCall('/api/contact-us/', {
      ...message,
      name: 'A',
      email: n === 0 ? first : address(`full-${n}`),
    })
  // The cached page still offers seats, but the form finds that all are taken.
  await page.goto(`/events/${slug}`)
  await register(page, late, 'Register')
  await expect(page.getByText('All seats are taken. We’ll email you')).toBeVisible()
  await expect.poll(() => subjects(late)).toContain(`You’re on the waiting list for ${title}`)

  await page.goto(await linkOf(first))
  await press(page, 'Cancel your seat')
  await expect(page.getByText('You’re no longer registered.')).toBeVisible()
  await expect.poll(() => subjects(late)).toContain(`A seat has become free: ${title}`)
  await page.goto(await linkOf(late))
  await expect(page.getByText('A seat is free for you until')).toBeVisible()
  const found = await faults(page, 'offered', finger)
  await press(page, 'Take the seat')
  await expect(page.getByText('You’re registered.')).toBeVisible()

  await expect
    .poll(async () => await (await page.request.get(`/events/${slug}`)).text(), { timeout: 60_000 })
    .toContain('Tell me if a seat becomes free')
  await page.goto(`/events/${slug}`)
  await expect(page.getByRole('heading', { name: 'Full' })).toBeVisible()
  found.push(...(await faults(page, 'full', finger)))
  await register(page, script, 'Tell me if a seat becomes free')
  await expect(page.getByText('All seats are taken. We’ll email you')).toBeVisible()
  expect(found).toEqual([])
})

test('without script a visitor waits for a seat, and leaves the list', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const [waiting, other] = ['waiting', 'other'].map(address) as [string, string]
  await page.goto(`${site.url}/events/${slug}`)
  await register(page, waiting, 'Tell me if a seat becomes free')
  await expect(page.getByText('All seats are taken. We’ll email you')).toBeVisible()
  await page.goto(site.url + (await linkOf(waiting)))
  await expect(page.getByText('All seats are taken. We’ll email you')).toBeVisible()
  await press(page, 'Leave the list')
  await expect(page.getByText('You’re no longer registered.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm your seat' })).toBeHidden()
  await upstreamCall('/api/contact-us/', { ...message, name: 'B', email: other })
  await expect.poll(() => subjects(other)).toContain(`You’re on the waiting list for ${title}`)
  await page.close()
})

test('staff see the seats and who has them, and download the list as CSV', async ({ page, member }) => {
  await openDesk(page, await member('events-desk'))
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible()
  const found = await faults(page, 'rounds', finger)
  const round = page.getByRole('listitem').filter({ hasText: title })
  await expect(round).toContainText(/24 of 24 seats taken, 1 confirmed\. 2 wait\./)
  const download = page.waitForEvent('download')
  await round.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeGreaterThan(25)
  await round.getByRole('link', { name: 'See who' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Given back' }).first()).toBeVisible()
  found.push(...(await faults(page, 'people', finger)))
  expect(found).toEqual([])
})
