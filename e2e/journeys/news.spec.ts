import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'
import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { touch } from '../fixtures/touch'

// The first two tests follow links of the mail that confirms an enquiry. In the first, the visitor has ticked the
// box for news.

test.use({ javaScriptEnabled: false })

// Mails contain SITE_URL, which is not the address of the site under test.
const here = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')

const linkIn = (mail: Email | undefined, path: string) =>
  here(new RegExp(`https?:\\S+${path}\\?\\S+`).exec(mail?.text ?? '')?.[0] ?? '')

test('a confirmation link subscribes the visitor, and does nothing when the visitor has unsubscribed since', async ({
  page,
  enrolment,
  mailsAbout,
  isSubscribed,
}) => {
  const email = address('news')
  const enrol = async () => {
    await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
    await enrolment.fillIn(email)
    await enrolment.form
      .getByLabel('Message')
      .fill(`Can I take the evening class beside my shifts? ${randomUUID()}`)
    await enrolment.form.getByLabel('Send me news').check()
    await enrolment.submit.click()
    await expect(page.getByText('Welcome!')).toBeVisible()
  }
  const mailsTo = async () => (await mailsAbout(email)).filter(({ to }) => to?.[0]?.address === email)
  await enrol()
  await expect.poll(async () => (await mailsTo()).length).toBe(1)
  const [mail] = await mailsTo()
  expect(await isSubscribed(email)).toBe(false)

  await page.goto(linkIn(mail, '/news/confirm'))
  expect(await isSubscribed(email)).toBe(false)
  await page.getByRole('button', { name: 'Yes, send me the news' }).click()
  await expect(page.getByText('You’ll now get our news by email')).toBeVisible()
  expect(await isSubscribed(email)).toBe(true)

  await page.goto(linkIn(mail, '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You’re unsubscribed')).toBeVisible()
  expect(await isSubscribed(email)).toBe(false)

  await enrol()
  await page.goto(linkIn(mail, '/news/confirm'))
  await page.getByRole('button', { name: 'Yes, send me the news' }).click()
  await expect(page.getByText('This link has nothing to confirm')).toBeVisible()
  expect(await isSubscribed(email)).toBe(false)
  expect(await mailsTo()).toHaveLength(1)
})

test('an unsubscribe link accepts a mail program’s POST, and shows a button when a browser opens it', async ({
  page,
  enrolment,
  mailsAbout,
  request,
}) => {
  const email = address('one-click')
  await page.goto('/careerpaths/data-science/enrol?plan=growth-project-pack')
  await enrolment.fillIn(email)
  await enrolment.submit.click()
  const mailTo = async () => (await mailsAbout(email)).find(({ to }) => to?.[0]?.address === email)
  await expect.poll(mailTo).toBeTruthy()
  const header = (await mailTo())?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const link = here(/<(.*)>/.exec(header)?.[1] ?? '')
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await request.post(link, { headers, data: 'List-Unsubscribe=One-Click', maxRedirects: 0 })
  expect([answer.status(), await answer.text()]).toEqual([200, ''])
  expect((await request.post(`${link}x`, { headers, maxRedirects: 0 })).status()).toBe(400)
  await page.goto(link)
  await expect(page).toHaveURL(/\/unsubscribe\?a=/)
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('the unsubscribe page reports an incomplete link when its button is pressed', async ({ page }) => {
    await page.goto('/unsubscribe?a=b&s=c')
    await touch(page)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page).toHaveURL(/\/unsubscribe\/broken$/)
    await expect(page.getByText('This link is incomplete')).toBeVisible()
  })
})
