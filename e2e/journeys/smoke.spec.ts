import { annualSaving } from '../../provider/facts/plans'
import { press, signIn, untilDriven } from '../fixtures/accounts'
import { address, fillAll } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { smokeAlone } from '../fixtures/tags'

// These tests, and those of other files with the tag, may run against a production site with any content. Their
// records are from "Test Example" at example.com, and say that they are a test.
test.use({ content: 'any' })
const mark = 'This is a test of the website. Please ignore it.'

test('a visitor finds a career path, and what a year saves', smokeAlone, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Find your career path' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CAREER PATHS' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Learn more about/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Enroll Now' }).first().click()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
  await page.getByRole('radio', { name: 'Annual' }).check()
  await expect(page.getByText(`Save ${annualSaving}%`)).toBeVisible()
})

test.describe('the enrolment form of a career path', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/careerpaths')
    const path = await page
      .getByRole('link', { name: /^Learn more about/ })
      .first()
      .getAttribute('href')
    await page.goto(`${path}/enrol`)
    await untilDriven(page)
  })

  test('leads to each mistake, and sends nothing', smokeAlone, async ({ page, enrolment }) => {
    await enrolment.submit.click()
    const mistakes = page.getByRole('alert').getByRole('link')
    await expect(mistakes).toHaveCount(7)
    await mistakes.filter({ hasText: 'Enter your phone number' }).click()
    await expect(enrolment.form.getByLabel('Phone')).toBeFocused()
  })

  test('takes an enrolment that is marked as a test', smokeAlone, async ({ page, enrolment }) => {
    await enrolment.form.getByRole('radio').first().check()
    await enrolment.fillIn(address('test'))
    await enrolment.form.getByLabel('First name').fill('Test')
    await enrolment.form.getByLabel('Message').fill(mark)
    await enrolment.submit.click()
    await expect(page.getByText('Welcome! A representative will reach out to you shortly')).toBeVisible()
  })
})

test('a message marked as a test is sent', smokeAlone, async ({ page }) => {
  await page.goto('/contact-us')
  const form = page.getByRole('main').locator('form')
  await fillAll(form, address('test'))
  await form.getByLabel('Name').fill('Test Example')
  await form.getByLabel('Subject').fill('Test')
  await form.getByLabel('Message').fill(mark)
  await press(page, 'Send message')
  await expect(page.getByText("Thank you for contacting us! We'll reach out very soon :)")).toBeVisible()
})

test('a visitor reads the newest post, and Back leads to the list', smokeAlone, async ({ page }) => {
  await page.goto('/blog')
  const posts = page.getByRole('main').getByRole('article')
  test.skip((await posts.count()) === 0, 'The site has no posts')
  const newest = posts.first()
  const title = (await newest.getByRole('heading').textContent()) ?? ''
  await newest.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.goBack()
  await expect(newest).toBeVisible()
})

test('a sign-in with a wrong password is refused', smokeAlone, async ({ page }) => {
  await page.goto('/auth/login')
  await signIn(page, 'nobody@example.com', 'wrong horse 9')
  await expect(page.getByText('Login failed. Please Check Email/Password.')).toBeVisible()
})

test('every address of the sitemap answers, and so do the feeds', smokeAlone, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(paths.length).toBeGreaterThan(10)
  for (const path of [...paths, '/feed.xml', '/feed.json', '/robots.txt', '/llms.txt'])
    expect.soft([path, (await request.get(path)).status()]).toEqual([path, 200])
})
