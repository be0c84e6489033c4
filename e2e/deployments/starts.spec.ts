import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openDatabase } from '../../database/open'
import { formatStart } from '../../lib/time/first-class'
import type { Status } from '../../upstream/statuses'
import type { Tables } from '../../upstream/tables'
import { axeFaults } from '../fixtures/access'
import { address } from '../fixtures/answers'
import { draftsSite } from '../fixtures/drafts-site'
import { enrolmentOn } from '../fixtures/enrolment'
import { mailsAbout } from '../fixtures/mailbox'
import { leadsIn, messagesIn } from '../fixtures/records'
import { data, databaseOf } from '../fixtures/servers'
import { long } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

// Starts that fill up, on a site whose two starts have one place each.
test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const year = new Date().getFullYear() + 1
const days = [`${year}-03-05`, `${year}-09-03`] as const
const [spring, autumn] = days.map((courseStart) => formatStart({ courseStart }) ?? '') as [string, string]
const database = databaseOf('drafts-76')
const mailDir = join(data, 'mail-of-starts')
const eager = address('eager')
const late = address('late')
const waiting = address('waiting')

let site: Awaited<ReturnType<typeof draftsSite>>
let path: string

test.beforeAll(async () => {
  site = await draftsSite()
  path = `${await site.begin(76, { MAIL_DIR: mailDir })}/careerpaths/data-science`
  // A starting process assumes that the folder is as at the build. So the test adds the starts now, as a change.
  const starts = days.map((day, index) => `  - { id: start-${index}, date: ${day}, places: 1 }`).join('\n')
  await site.change(
    'career-paths/data-science.md',
    /course_start_date: .*\ncourse_start_repeats: .*/,
    `starts:\n${starts}`,
  )
})
test.afterAll(() => site.end())

async function setStatus(email: string, status: Status) {
  const db = await openDatabase<Tables>(database)
  await db.updateTable('leads').set({ status }).where('email', '=', email).execute()
  await db.destroy()
}

// The site looks for changes every 20 s.
const shows = async (page: Page, address: string, text: string | RegExp) =>
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(text, { timeout: 500 })
  }).toPass({ timeout: 90_000 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a form for a start that has filled up proposes the next one, and loses nothing typed',
    long,
    async ({ page, context }) => {
      await shows(page, `${path}/enrol?plan=growth-project-pack`, spring)
      const enrolment = enrolmentOn(page)
      await expect(page.getByRole('combobox', { name: 'Start' })).toHaveValue(days[0])
      await enrolment.fillIn(late)

      const other = await context.newPage()
      await other.goto(`${path}/enrol?plan=growth-project-pack`)
      await enrolmentOn(other).fillIn(eager)
      await enrolmentOn(other).submit.click()
      await expect(other.getByText(/^Welcome!/)).toBeVisible()
      await setStatus(eager, 'enrolled')
      await shows(other, path, 'Full')
      await expect(other.getByRole('definition').filter({ hasText: autumn }).first()).toBeVisible()
      await other.close()

      await enrolment.submit.click()
      const fault = `${spring} is full. We’ve chosen the next start, ${autumn}. Send the form again to take it.`
      await expect(page.getByRole('alert')).toContainText(fault)
      await expect(enrolment.form.getByLabel('First name')).toHaveValue('Ada')
      await expect(page.getByRole('combobox', { name: 'Start' })).toHaveValue(days[1])
      await enrolment.submit.click()
      await expect(page.getByText(/^Welcome!/)).toBeVisible()
      expect(await leadsIn(database, late)).toMatchObject([{ start: days[1], start_id: 'start-1' }])
    },
  )

  test(
    'a full path asks for an address, and mails to it once when a place is free',
    long,
    async ({ page }) => {
      await setStatus(late, 'enrolled')
      await shows(page, `${path}/enrol`, 'You can’t enrol on Data Science at the moment.')
      await expect(page.getByText(`${spring} and ${autumn} are full.`)).toBeVisible()
      await page.getByLabel('Name').fill('Ada Example')
      await page.getByLabel('Email').fill(waiting)
      await page.getByRole('button', { name: 'Tell me of the next start' }).click()
      await expect(page.getByText(/^Thank you\. We’ll email you/)).toBeVisible()
      expect(await messagesIn(database, waiting)).toMatchObject([
        { kind: 'start', subject: 'Tell me of the next start: Data Science' },
      ])
      await setStatus(late, 'closed')
      const subjects = async () =>
        (await mailsAbout(waiting, mailDir)).flatMap(({ to, subject = '' }) =>
          to?.[0]?.address === waiting ? subject : [],
        )
      await expect.poll(subjects, { timeout: 90_000 }).toEqual([`Data Science has a new start: ${autumn}`])
    },
  )
})

test('the dialog and the page of a full path ask for an address', long, async ({ page }) => {
  await setStatus(late, 'enrolled')
  await shows(page, `${path}/enrol`, 'You can’t enrol on Data Science at the moment.')
  expect(await axeFaults(page)).toEqual([])
  await shows(page, path, 'You can’t enrol at the moment.')
  await touch(page)
  await page.getByRole('link', { name: 'Choose Career Growth Accelerator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
  await expect(dialog.getByRole('button', { name: 'Tell me of the next start' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('Name').fill('Ada Example')
  await dialog.getByLabel('Email').fill(address('dialog'))
  await dialog.getByRole('button', { name: 'Tell me of the next start' }).click()
  await expect(dialog.getByText(/^Thank you\. We’ll email you/)).toBeVisible()
})

test('a form for the last place says when that place is taken', long, async ({ page, context }) => {
  await setStatus(late, 'closed')
  await shows(page, `${path}/enrol?plan=growth-project-pack`, `${spring} is full.`)
  const enrolment = enrolmentOn(page)
  await enrolment.fillIn(address('too-late'))
  const other = await context.newPage()
  await shows(other, path, new RegExp(`Starts\\s*${autumn}`))
  await setStatus(late, 'enrolled')
  await shows(other, path, 'You can’t enrol at the moment.')
  await enrolment.submit.click()
  const alert = page.getByRole('alert').filter({ hasText: `${autumn} is full. No start is open now.` })
  await expect(alert).toBeVisible()
  await expect(enrolment.form.getByLabel('First name')).toHaveValue('Ada')
  expect(await axeFaults(page)).toEqual([])
})
