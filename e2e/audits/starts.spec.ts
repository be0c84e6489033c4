import { isoDate } from '../../lib/time/dates'
import { formatDay } from '../../lib/time/first-class'
import { expect, test } from '../fixtures/kit'

test.use({ javaScriptEnabled: false })

const paths = {
  'data-science': 'Data Science',
  'data-analytics': 'Data Analytics',
  'business-analysis': 'Business Analysis',
}

for (const [slug, name] of Object.entries(paths)) {
  test(`every page that gives the next start of ${name} gives the same one`, async ({ page, request }) => {
    await page.goto(`/careerpaths/${slug}`)
    const long =
      (
        await page
          .getByRole('definition')
          .filter({ hasText: /day \d+ \w+ 20\d\d/ })
          .first()
          .textContent()
      )?.trim() ?? ''
    const day = isoDate(long.replace(/^\w+ /, '')) ?? ''
    expect(formatDay(day)).toBe(long)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const course = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Course')
    expect(course.hasCourseInstance[0]).toMatchObject({
      startDate: day,
      endDate: expect.stringMatching(/^20/),
    })

    for (const list of ['/careerpaths', '/']) {
      await page.goto(list)
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect.soft(card.first(), list).toContainText(formatDay(day, 'short'))
    }
    await page.goto(`/compare?paths=${slug},software-engineering`)
    await expect.soft(page.getByRole('row', { name: /^Starts/ }).first()).toContainText(long)
    await page.goto(`/careerpaths/${slug}/cost`)
    await expect.soft(page.getByText(`For the classes that begin on ${long}.`)).toBeVisible()
    await page.goto(`/search?q=${encodeURIComponent(`${name} starts ${long}`)}`)
    await expect.soft(page.getByRole('article').first()).toContainText(`Starts on ${long}`)
    const llms = await (await request.get('/llms.txt')).text()
    expect.soft(llms).toMatch(new RegExp(`\\[${name}\\].*\\n  - Starts ${long}\\n`))
    const enrol = await (await request.get(`/careerpaths/${slug}/enrol`)).text()
    expect.soft(enrol).toContain(long)
  })
}
