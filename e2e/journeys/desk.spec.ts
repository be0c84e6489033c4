import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { faults } from '../fixtures/access'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { deskActs, hold, holdAndFail, makeOverdue, openDesk, sendLead } from '../fixtures/staff'

test.skip(site.isOutside, 'It makes members of staff in the site’s database')
test.use({ viewport: { width: 390, height: 844 } })

const { url } = site
const surname = () => `Desk${randomUUID().replaceAll('-', '').slice(0, 10)}`

const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
// Other tests send leads, which an open desk would show at once.
const keepStill = (page: Page) => page.route('**/desk/pulse', (route) => route.abort())
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an admissions officer settles ten enquiries on a phone, and the figures show it', async ({
      page,
      member,
    }) => {
      await openDesk(page, await member('officer'))
      await keepStill(page)
      const before = await clockOf(page)
      const name = surname()
      const sent = ['late', 'new', 'one', 'two', 'three', 'four', 'five']
      for (const each of sent)
        await sendLead(name + each, {
          careerPathName: `Path of ${name}`,
          message: '<img src=x onerror=alert(1)> ‮right to left',
        })
      await makeOverdue(`${name}late`)
      await holdAndFail(`${name}held`)
      for (const spam of ['spam', 'scam']) await hold(name + spam)

      await page.goto(`${url}/desk?q=${name}`)
      await expect(rows(page)).toHaveCount(sent.length)
      await expect(rows(page).first()).toHaveText(`Ada ${name}late`)
      await expect(page.getByText(/^Overdue since/)).toHaveCount(1)
      await expect(page.getByText(/^Answer by/)).toHaveCount(6)
      await press(page, `Answered : Ada ${name}late`)
      await expect(page.getByRole('status')).toContainText('You marked it as answered')
      await expect(rows(page)).toHaveCount(6)
      await press(page, 'Undo')
      await expect(rows(page)).toHaveCount(7)
      await press(page, `Tried, no answer : Ada ${name}late`)
      await expect(page.getByText('Tried once')).toBeVisible()
      for (const [index, each] of ['late', 'one', 'two', 'three', 'four', 'five'].entries()) {
        await press(page, `Answered : Ada ${name}${each}`)
        await expect(rows(page)).toHaveCount(6 - index)
      }

      await page.getByRole('link', { name: `Ada ${name}new` }).click()
      await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
      await expect(page.getByText(/read it$/)).toBeVisible()
      await page.getByLabel('Status').selectOption('enrolled')
      await press(page, 'Set status')
      await expect(page.getByRole('status')).toContainText('You set it to enrolled')

      await page.goto(`${url}/desk/held?q=${name}`)
      await expect(rows(page)).toHaveCount(3)
      await press(page, `Release : Ada ${name}held`)
      await expect(rows(page)).toHaveCount(2)
      await page.goto(`${url}/desk?q=${name}held`)
      await removeShown(page, `${name}held`)
      for (const spam of ['spam', 'scam']) {
        await page.goto(`${url}/desk/held?q=${name}${spam}`)
        await removeShown(page, name + spam)
      }

      await page.goto(`${url}/desk/undelivered`)
      await press(page, `Send again : lead.created lead ${name}held`)
      await expect(page.getByRole('button', { name: `lead ${name}held` })).toHaveCount(0)
      await page.goto(`${url}/desk?q=${name}`)
      await expect(page.getByText('Nothing matches.')).toBeVisible()
      await page.goto(`${url}/desk/answered?q=${name}`)
      await expect(rows(page)).toHaveCount(7)

      // Other tests answer enquiries of theirs at the same time.
      const after = await clockOf(page)
      expect(after.inTime - before.inTime).toBeGreaterThanOrEqual(6)
      expect(after.late - before.late).toBeGreaterThanOrEqual(1)
      const path = page.getByRole('row', { name: `Path of ${name}` })
      await expect(path.getByRole('cell')).toHaveText(['7', '7', '1', '1', '0'])
    })
  })
}

async function removeShown(page: Page, name: string) {
  await page.getByRole('link', { name: `Ada ${name}`, exact: true }).click()
  await page.getByText('Delete this enquiry').click()
  await press(page, 'Yes, delete it')
  await expect(page.getByRole('status')).toContainText('You deleted it')
}

/** Opens the figures and reads those of this week. */
async function clockOf(page: Page) {
  await page.goto(`${url}/desk/figures`)
  const week = page.getByRole('region', { name: /^By the week/ }).getByRole('cell')
  const [, inTime = 0, due = 0] =
    /^(\d+) of (\d+)$/.exec((await week.first().textContent()) ?? '')?.map(Number) ?? []
  return { inTime, late: due - inTime }
}

test('every page of the desk is accessible at 320 pixels', async ({ page, member }) => {
  const name = surname()
  await sendLead(name)
  await holdAndFail(name)
  await openDesk(page, await member('narrow'))
  await keepStill(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    `/desk?q=${name}`,
    '/desk/answered',
    `/desk/held?q=${name}`,
    '/desk/undelivered',
    '/desk/figures',
    '/desk/code',
  ]) {
    await page.goto(url + path)
    expect(await faults(page, path, { px: 44, orSpaced: true })).toEqual([])
  }
  await page.goto(`${url}/desk?q=${name}`)
  await page.getByRole('link', { name: `Ada ${name}` }).click()
  expect(await faults(page, 'enquiry', { px: 44, orSpaced: true })).toEqual([])
})

test('an open desk shows a new lead without a touch', async ({ page, member }) => {
  const name = surname()
  await openDesk(page, await member('watcher'))
  await page.goto(`${url}/desk?q=${name}`)
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.waitForResponse('**/desk/pulse')
  await sendLead(name)
  await expect(rows(page)).toHaveText([`Ada ${name}`])
})

test('the desk responds with 404 to members who are not staff, and nothing caches it', async ({
  page,
  member,
  request,
}) => {
  const signedOut = await request.get(`${url}/desk`, { maxRedirects: 0 })
  expect(signedOut.headers().location).toContain('/auth/login?callbackUrl=%2Fdesk')
  await member('stranger')
  for (const path of [
    '/desk',
    '/desk/held',
    '/desk/figures',
    '/desk/enquiry/cdf-ghj-kmn',
    '/desk/pulse',
    '/desk/csv',
    '/desk/code',
    '/desk/set-up',
  ]) {
    const response = await page.request.get(url + path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 404])
  }
  const form = { headers: { origin: url }, form: { reference: 'CDF-GHJ-KMN' }, maxRedirects: 0 }
  expect((await page.request.post(`${url}/desk/act/answered`, form)).status()).toBe(404)
  await openDesk(page, await member('insider'))
  const own = await page.request.get(`${url}/desk`)
  expect(own.headers()['cache-control']).toContain('no-store')
  expect(await own.text()).toContain('noindex')
  // Speculation rules would fetch an enquiry on hover, and the desk would record that somebody read it.
  expect(own.headers()).not.toHaveProperty('speculation-rules')
  expect((await request.get(url)).headers()).toHaveProperty('speculation-rules')
  expect((await page.request.get(`${url}/desk/csv`)).headers()['content-type']).toContain('csv')
  expect(await deskActs()).toContainEqual({ act: 'downloaded', detail: 'waiting' })
  const foreign = { headers: { origin: 'https://evil.example' }, form: { reference: 'CDF-GHJ-KMN' } }
  expect((await page.request.post(`${url}/desk/act/answered`, foreign)).status()).toBe(403)
  expect(await (await request.get(`${url}/sitemap.xml`)).text()).not.toContain('/desk')
})
