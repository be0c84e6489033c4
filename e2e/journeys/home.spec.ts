import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'
import { touch } from '../fixtures/touch'

const sent = "Thank you for contacting us! We'll reach out very soon :)"

test('the header tells where its visitor is, and a window made wide has no menu open', async ({
  page,
  header,
}) => {
  const current = page.getByRole('banner').locator('[aria-current]').filter({ visible: true })
  await page.goto('/careerpaths')
  await expect(current).toHaveText(['Courses'])
  await expect(current).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Learn more about Data Science' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Science' })).toBeVisible()
  await expect(current).toHaveAttribute('aria-current', 'true')
  await header.link('Events').click()
  await expect(current).toHaveText(['Events'])

  await page.setViewportSize({ width: 390, height: 844 })
  await header.openMenu()
  await expect(header.menu).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect(header.menu).toBeHidden()
})

test('the menu and the dialogs open and close in a browser that knows neither `command` nor `closedby`', async ({
  page,
  header,
}) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    document.addEventListener('command', (event) => event.preventDefault(), { capture: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careerpaths/data-science')
  const menu = header.menu
  await header.openMenu()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await touch(page)
  await page.getByRole('link', { name: 'Get started on Growth' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrol on Data Science' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('home has its sections in their order, with their texts', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Graduates',
    'Career paths',
    'Join our next Cohort Starting Jan 10th',
    'Tools change. The work underneath does not.',
    'What comes with every programme',
    'Taught by people who do the work',
    'Why choose Northlight',
    'The project pack',
    'From the blog',
    'In their own words',
    'Talk to somebody who knows the work',
  ])
  for (const figure of ['2000+', '80%', '4.7+']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Learn more', exact: true })).toHaveAttribute(
    'href',
    '/about-us',
  )
  const programme = page.getByRole('region', { name: 'What comes with every programme' })
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText([
    'Self Pace Learning',
    'Continuous Training Support',
    'Dedicated Recruitment Service',
    'Industry Work Experience',
    'Job Reference',
    'Professional Certification',
  ])
  await expect(page.getByRole('region', { name: 'In their own words' }).getByRole('figure')).toHaveCount(4)
})

test('a career path’s card cuts its description at 90 characters with an ellipsis', async ({ page }) => {
  await page.goto('/')
  const texts = await page
    .getByRole('region', { name: 'Career paths', exact: true })
    .getByRole('article')
    .locator('h3 + p')
    .allInnerTexts()
  expect(texts).toHaveLength(8)
  for (const text of texts) {
    expect(text.endsWith('…'), text).toBe(true)
    expect(text.length).toBeLessThanOrEqual(91)
  }
})

test('the hours of projects and of training are drawn alike: only their number differs', async ({ page }) => {
  await page.goto('/')
  const figure = page.getByRole('figure').filter({ hasText: 'hands-on projects' })
  const sizes = await figure
    .locator('[aria-hidden] > span:empty')
    .evaluateAll((hours) => hours.map((hour) => Math.round(hour.getBoundingClientRect().height)))
  expect(sizes).toHaveLength(100)
  expect(new Set(sizes).size).toBe(1)
})

test('the blog teaser has one large post, two small ones and the way to the rest', async ({ page }) => {
  await page.goto('/')
  const teaser = page.getByRole('region', { name: 'From the blog' })
  await expect(teaser.getByRole('article')).toHaveCount(3)
  await expect(teaser.getByRole('link', { name: 'Explore more like this' })).toHaveAttribute('href', '/blog')
  await teaser
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /A first week of SQL/ })).toBeVisible()
})

test('the countdown ticks, can be paused, and is not read out', async ({ page }) => {
  await page.goto('/')
  const region = page.getByRole('region', { name: /Join our next Cohort/ })
  await expect(region.getByText(/Classes begin on Monday 1[01] January 20\d\d/)).toBeVisible()
  const dials = region.locator('ul[aria-hidden=true]')
  await expect(dials.locator('li')).toHaveCount(4)
  const before = await dials.textContent()
  await expect.poll(() => dials.textContent()).not.toBe(before)
  await region.getByRole('button', { name: 'Pause the countdown' }).click()
  await expect(region.getByRole('button', { name: 'Go on counting' })).toBeVisible()
  const paused = await dials.textContent()
  await page.waitForFunction(
    (since) => performance.now() > since + 1500,
    await page.evaluate(() => performance.now()),
  )
  expect(await dials.textContent()).toBe(paused)
  await region.getByRole('button', { name: 'Go on counting' }).click()
  await expect.poll(() => dials.textContent()).not.toBe(paused)
})

test('the film asks nothing of its host before it is started', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await page.getByRole('link', { name: /^Play the film/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('video')).toHaveCount(0)
  expect(requested.filter((url) => /\.(webm|mp4|vtt)|player/.test(url))).toEqual([])
  await touch(page)
  await page.getByRole('link', { name: /^Play the film/ }).click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.readyState ?? 0), { timeout: 15_000 })
    .toBeGreaterThan(1)
  const cues = () => page.evaluate(() => document.querySelector('video')?.textTracks[0]?.cues?.length ?? 0)
  await page.evaluate(() => {
    for (const track of document.querySelector('video')?.textTracks ?? []) track.mode = 'showing'
  })
  await expect.poll(cues, { message: 'captions' }).toBe(9)
  expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([])
})

test('a visitor asks to be called back', async ({ page, messagesOf }) => {
  const email = address('call-back')
  await page.goto('/')
  await touch(page)
  const form = page.getByRole('region', { name: 'Talk to somebody who knows the work' })
  await expect(form.getByRole('link', { name: 'BOOK A CALL' })).toHaveAttribute('href', /^tel:\+\d+$/)
  await form.getByRole('button', { name: 'Call me back' }).click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your e-mail address',
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
      phone_number: '+447700900123',
      company: 'Not given',
      body: 'Country: United Kingdom',
    },
  ])
})

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the splash greets once a visit, for two seconds, and the page is there beneath it', async ({
    page,
  }) => {
    await page.goto('/')
    const splash = page.locator('.splash')
    await expect(splash).toBeVisible()
    await expect(splash).toHaveCSS('animation-duration', '2s')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash).toBeHidden()
    await page.goto('/')
    await expect(splash).toBeHidden()
  })

  test.describe('and script is not', () => {
    test.use({ javaScriptEnabled: false })

    test('the strip of companies moves and can be paused', async ({ page }) => {
      await page.goto('/')
      const track = page.locator('.marquee-track')
      await expect(track).toHaveCSS('animation-play-state', 'running')
      await page.getByRole('checkbox', { name: 'Pause or play the company names' }).check({ force: true })
      await expect(track).toHaveCSS('animation-play-state', 'paused')
      await expect(page.getByText('Play', { exact: true })).toBeVisible()
    })
  })
})

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
    const form = page.getByRole('region', { name: 'Talk to somebody who knows the work' })
    await form.getByLabel('Firstname').fill('Ada')
    await form.getByLabel('Lastname').fill('Example')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Country').selectOption('France')
    await form.getByLabel('Phone').fill('call me')
    await form.getByRole('button', { name: 'Call me back' }).click()
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      /^Enter a phone number as it is dialled/,
    ])
    await expect(form.getByLabel('Country')).toHaveValue('France')
    await form.getByLabel('Phone').fill('01 99 00 12 34')
    await form.getByRole('button', { name: 'Call me back' }).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(await messagesOf(email)).toHaveLength(1)
  })
})

test('all of the page is laid out soon after it has loaded, also what is out of view', async ({ page }) => {
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
