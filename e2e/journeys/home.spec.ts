import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const sent = "Thank you for contacting us! We'll reach out very soon :)"

test(
  'home has its sections in their order, with their texts',
  holds(`1.10 2.home.4 2.home.5 2.home.6 2.home.7 2.home.8 2.home.21 3.13 3.14 9.13`),
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Our Graduates',
      'Career paths',
      'Join our next Cohort Starting Jan 10th',
      'Tools change. The work underneath does not.',
      'What comes with every career path',
      'Taught by people who do the work',
      'Why choose Northlight',
      'The project pack',
      'From the blog',
      'In their own words',
      'Talk to someone who knows the work',
    ])
    for (const figure of ['2000+', '80%', '4.7+']) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Learn more', exact: true })).toHaveAttribute(
      'href',
      '/about-us',
    )
    const programme = page.getByRole('region', { name: 'What comes with every career path' })
    await expect(programme.getByRole('heading', { level: 3 })).toHaveText([
      'Self Pace Learning',
      'Continuous Training Support',
      'Dedicated Recruitment Service',
      'Industry Work Experience',
      'Job Reference',
      'Professional Certification',
    ])
    await expect(page.getByRole('region', { name: 'In their own words' }).getByRole('figure')).toHaveCount(4)
  },
)

test(
  'a career path’s card shows a written sentence, or its description cut at 90 characters',
  holds('2.home.10 2.home.12'),
  async ({ page }) => {
    await page.goto('/')
    const texts = await page
      .getByRole('region', { name: 'Career paths', exact: true })
      .getByRole('article')
      .locator('h3 + p')
      .allInnerTexts()
    expect(texts).toHaveLength(8)
    for (const text of texts) {
      expect(text).toMatch(/[.…]$/)
      expect(text.length).toBeLessThanOrEqual(91)
    }
  },
)

test('the chart of hours draws each hour of projects and of training in one size', async ({ page }) => {
  await page.goto('/')
  const figure = page.getByRole('figure').filter({ hasText: 'hands-on projects' })
  const sizes = await figure
    .locator('[aria-hidden] > span:empty')
    .evaluateAll((hours) => hours.map((hour) => Math.round(hour.getBoundingClientRect().height)))
  expect(sizes).toHaveLength(100)
  expect(new Set(sizes).size).toBe(1)
})

test(
  'the blog teaser has one large post, two small ones and the way to the rest',
  holds('2.home.14 2.home.17 2.home.18 2.home.19 4.6 9.8'),
  async ({ page }) => {
    await page.goto('/')
    const teaser = page.getByRole('region', { name: 'From the blog' })
    await expect(teaser.getByRole('article')).toHaveCount(3)
    await expect(teaser.getByRole('link', { name: 'Explore more like this' })).toHaveAttribute(
      'href',
      '/blog',
    )
    await teaser
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /A first week of SQL/ })).toBeVisible()
  },
)

test(
  'a visitor requests a call back',
  holds('2.home.23 2.home.24 2.home.25 3.7 5.11 5.12'),
  async ({ page, messagesOf }) => {
    const email = address('call-back')
    await page.goto('/')
    await touch(page)
    const form = page.getByRole('region', { name: 'Talk to someone who knows the work' })
    await expect(form.getByRole('link', { name: 'BOOK A CALL' })).toHaveAttribute('href', /^tel:\+\d+$/)
    await form.getByRole('button', { name: 'Call me back' }).click()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Choose a country',
      'Enter your phone number',
    ])
    await form.getByLabel('Firstname').fill('Ada')
    await form.getByLabel('Lastname').fill('Example')
    await form.getByLabel('Email').fill(email)
    await expect(form.getByLabel('Country').getByRole('option').first()).toHaveText('-- Select a Country --')
    await form.getByLabel('Country').selectOption('United Kingdom')
    await form.getByLabel('Phone').fill('07700 900123')
    await form.getByRole('button', { name: 'Call me back' }).dblclick()
    await expect(form.getByText(sent)).toBeVisible()
    expect(await messagesOf(email)).toMatchObject([
      {
        name: 'Ada Example',
        subject: 'Call-back request',
        kind: 'call-back',
        phone_number: '+447700900123',
        company: '-',
        body: 'Country: United Kingdom',
      },
    ])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the countdown gives the date and the days, and the call-back form works', async ({
    page,
    messagesOf,
  }) => {
    const email = address('no-script-call')
    await page.goto('/')
    await expect(page.getByText(/Classes begin on Monday 1[01] January 20\d\d/)).toBeVisible()
    await expect(page.locator('ul[aria-hidden=true] li').filter({ hasText: 'days' })).toBeVisible()
    const form = page.getByRole('region', { name: 'Talk to someone who knows the work' })
    await form.getByLabel('Firstname').fill('Ada')
    await form.getByLabel('Lastname').fill('Example')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Country').selectOption('France')
    await form.getByLabel('Phone').fill('call me')
    await form.getByRole('button', { name: 'Call me back' }).click()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      /^Enter a phone number as you’d dial it/,
    ])
    await expect(form.getByLabel('Country')).toHaveValue('France')
    await form.getByLabel('Phone').fill('01 99 00 12 34')
    await form.getByRole('button', { name: 'Call me back' }).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(await messagesOf(email)).toHaveLength(1)
  })
})

test('all of the page is laid out at once when it is opened at an anchor', async ({ page }) => {
  // This script would lay out the rest of the page bit by bit.
  await page.route('**/first-touch.*', (route) => route.abort())
  const leftOut = () =>
    page
      .locator('.below-fold')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility))
  await page.goto('/')
  expect(new Set(await leftOut())).toEqual(new Set(['auto']))
  await page.goto('/about-us')
  await page.goto('/#home-call-back')
  expect(new Set(await leftOut())).toEqual(new Set(['visible']))
})

test('all of the page is laid out soon after it has loaded, also out of view', async ({ page }) => {
  await page.goto('/')
  const leftOut = page.locator('.below-fold')
  await expect(leftOut).toHaveCount(0)
  await page.goto('/about-us')
  await touch(page)
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Learn the work by doing the work' }),
  ).toBeVisible()
  await expect(leftOut).toHaveCount(0)
})
