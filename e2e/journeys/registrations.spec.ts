import { address } from '../fixtures/answers'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { touch } from '../fixtures/touch'
import { firstWebinar, nextMonthly, nextWebinar } from '../fixtures/webinar'

test(
  'Get Now opens the registration over the list, and gives the file',
  holds('2.resources.9 2.resources.10 4.20 4.21 4.22 5.10'),
  async ({ page, messagesOf }) => {
    const email = address('resource')
    await page.goto('/resources')
    await touch(page)
    await page.getByRole('link', { name: /^Get Now.*A two-page CV/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Register to get resource' })
    await expect(dialog.getByText('A two-page CV for people changing career')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: /^Get Now.*Career change checklist/ }).click()
    await dialog.getByLabel('First name').fill('Ada')
    await dialog.getByLabel('Last name').fill('Example')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Register and get the file' }).click()
    await expect(dialog.getByText('Thank you. Here it is.')).toBeVisible()
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download the file' }).click()
    expect((await download).suggestedFilename()).toBe('career-change-checklist.pdf')
    expect(await messagesOf(email)).toMatchObject([
      {
        name: 'Ada Example',
        subject: 'Resource request: Career change checklist: thirty things in twelve weeks',
        kind: 'resource',
      },
    ])
  },
)

test(
  'Load more appends resources, whose Get Now works as well',
  holds('2.resources.1 2.resources.5 4.8'),
  async ({ page }) => {
    await page.goto('/resources')
    await touch(page)
    await expect(page.getByRole('article')).toHaveCount(5)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.getByRole('link', { name: /^Get Now.*Study budget planner/ }).click()
    await expect(
      page.getByRole('dialog').getByText('Study budget planner: your hours and your money'),
    ).toBeVisible()
  },
)

test(
  'the events show their time, also in the visitor’s time zone, and accept a registration',
  holds('2.events.2 2.events.4'),
  async ({ browser, messagesOf }) => {
    const page = await browser.newPage({ timezoneId: 'Europe/London' })
    const email = address('event')
    const next = nextWebinar()
    await page.goto('/events')
    await touch(page)
    const region = page.getByRole('region', { name: /^(Webinars|\w+ 20\d\d)$/ })
    const webinars = region.getByRole('article')
    const together = [
      'AI Meets Human Resource Management',
      'AI Meets Marketing Automation',
      'AI in Financial Services',
    ]
    const starts = [...nextMonthly(), ...together.map((title) => [title, next.start] as const)]
    const titles = starts.sort(([, one], [, other]) => one.localeCompare(other)).map(([title]) => title)
    await expect(webinars.getByRole('heading')).toHaveText(titles)
    const days = region.getByRole('heading', { level: 3 })
    await expect(days).toHaveCount(4)
    await expect(days.filter({ hasText: 'New York' })).toHaveText(`${next.shown}, 16:00 your time`)
    await expect(page.getByRole('region', { name: 'Past events' })).toHaveCount(0)
    await webinars.getByRole('link', { name: 'Register for AI Meets Human Resource Management' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'AI Meets Human Resource Management' }),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText(next.shown)
    await expect(page.getByText('Online, 60 minutes', { exact: true })).toBeVisible()
    await expect(page.locator('strong', { hasText: 'With Ines Duarte' })).toBeVisible()
    // The list that was left stays in the document, hidden.
    const paragraphs = page.getByRole('paragraph')
    await expect(paragraphs.filter({ hasText: `First held in 2024: ${firstWebinar}` })).toHaveCount(1)
    const form = page.locator('form:has([name="event"])')
    await form.getByLabel('Name').fill('Ada Example')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Please confirm your seat by the link in our email')).toBeVisible()
    expect(await messagesOf(email)).toMatchObject([
      {
        subject: 'Event registration: AI Meets Human Resource Management',
        body: next.words,
        kind: 'event',
      },
    ])
    const file = await page.request.get('/events/ai-in-financial-services/calendar.ics')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain(`DTSTART:${next.start.replaceAll(/[-:]|\.\d+/g, '')}`)
    await page.close()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'Get Now leads to a page of its own, which gives the file',
    holds('2.resources.6'),
    async ({ page, messagesOf }) => {
      const email = address('no-script-resource')
      await page.goto('/resources')
      await page.getByRole('link', { name: /^Get Now.*Career change checklist/ }).click()
      await expect(page).toHaveURL('/resources/career-change-checklist')
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Example')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Register and get the file' }).click()
      const link = page.getByRole('link', { name: 'Download the file' })
      await expect(link).toBeVisible()
      const file = await page.request.get((await link.getAttribute('href')) ?? '')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect(await messagesOf(email)).toHaveLength(1)
    },
  )

  test('a registration for an event is stored', async ({ page, messagesOf }) => {
    const email = address('no-script-event')
    await page.goto('/events/ai-in-financial-services')
    await page.getByLabel('Name').fill('Ada Example')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Please confirm your seat by the link in our email')).toBeVisible()
    expect(await messagesOf(email)).toHaveLength(1)
  })
})
