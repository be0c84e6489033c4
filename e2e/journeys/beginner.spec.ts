import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'

// The questions of docs/beginners-questions.md, answered on a path's page or one tap from there, on a phone
// and without script.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const path = '/careerpaths/data-science'
const money = /£\d[\d,]*(\.\d\d)?/

test.beforeEach(({ page }) => page.goto(path))

const fact = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'At a glance' })
    .getByRole('term')
    .filter({ hasText: name })
    .locator('~ dd')
const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click()
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('what does it cost me in all?', async ({ page }) => {
  const plans = page.locator('.pricing')
  await expect(
    plans.getByText('In total £894, or £1,341 if you stay on for recruitment support.'),
  ).toBeVisible()
})

test('when do I pay?', async ({ page }) => {
  await tap(page, 'Payment schedule for Career Growth Accelerator')
  const paid = page.getByRole('table', { name: 'All 9 payments' }).getByRole('row')
  await expect(paid.nth(1)).toHaveText(/\d{4}£149£149$/)
  await expect(paid.last()).toHaveText(/\d{4}£149£1,341$/)
})

test('what comes back if I stop?', async ({ page }) => {
  await tap(page, 'Payment schedule for Career Growth Accelerator')
  await expect(page.getByRole('heading', { name: 'If you change your mind' })).toBeVisible()
  await expect(page.getByText(/^For 14 days after your place is confirmed/)).toBeVisible()
  await expect(page.getByText(/^After that, tell us before the next payment is due\./)).toBeVisible()
  const paid = page.getByRole('table').filter({ hasText: 'Paid so far' }).getByRole('row')
  await expect(paid).toContainText(['Paid so far', '£149', '£298', '£447'])
})

test('how many hours a week, and on which days?', async ({ page }) => {
  await expect(fact(page, 'Hours a week')).toHaveText('13')
  await expect(fact(page, 'Class times')).toContainText('Mondays and Wednesdays, 18:30 to 20:30')
})

test('when does it start, and what do I need before?', async ({ page }) => {
  await expect(
    page
      .getByRole('main')
      .getByText(/^(Starts|Started)/)
      .first(),
  ).toBeVisible()
  await expect(fact(page, 'Before you begin')).toHaveText('School maths; a laptop with 8 GB of memory')
})

test('is it the right path?', async ({ page }) => {
  await tap(page, 'Find your path')
  await expect(h1(page, 'Find your path')).toBeVisible()
  await expect(page.getByText('Question 1 of 8')).toBeVisible()
})

test('how does it compare with others?', async ({ page }) => {
  await tap(page, 'Compare with other paths')
  await expect(h1(page, 'Compare career paths')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Data Science/ })).toBeChecked()
})

test('what happens next?', async ({ page }) => {
  const steps = page.getByRole('region', { name: 'What happens next' })
  await expect(steps.getByRole('listitem').first()).toContainText(/within one working day/)
  await expect(steps).toContainText('the total cost by email')
})

test('who teaches me?', async ({ page }) => {
  const tutors = page.getByRole('region', { name: 'Who teaches you' }).getByRole('listitem')
  await expect(tutors).toContainText(['Priya Raman', 'Maya Okonjo'])
})

test('can I have all of it as a file, and what have others asked?', async ({ page, request }) => {
  const syllabus = page.getByRole('link', { name: 'Download the syllabus (PDF)' })
  const file = await request.get((await syllabus.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const question = page.getByRole('group').filter({ hasText: 'Is my laptop good enough?' })
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await expect(page.getByText(money).first()).toBeVisible()
})
