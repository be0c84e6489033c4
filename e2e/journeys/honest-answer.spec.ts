import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { settled } from '../fixtures/settled'
import { longIf } from '../fixtures/tags'

// A person of 34 who works in retail, with £150 a month and 8 hours a week.
const answers = [
  'Shops, hospitality or looking after customers',
  'Working out why a figure changed',
  'Percentages and graphs are fine',
  'Up to 8',
  'Tuesday and Thursday evenings',
  'That depends on the path',
  'Monthly, £150 or so',
  'A first job in technology',
]
const answer = 'None of our paths fits in 8 hours a week: each takes 13'

for (const [how, javaScriptEnabled] of [
  ['once the page has settled', true],
  ['without script', false],
] as const) {
  test.describe(`on a phone, ${how}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const read = async (page: Page) => {
      if (javaScriptEnabled) await settled(page)
    }

    test(
      'a person with 8 hours and £150 gets an honest result, and goes on from it',
      longIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/')
        await read(page)
        await page.getByRole('link', { name: 'Find your career path' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'CAREER PATHS' })).toBeVisible()
        await read(page)
        await page.getByRole('link', { name: 'Not sure which? Answer eight questions' }).click()
        for (const [index, label] of answers.entries()) {
          await expect(page.getByText(`Question ${index + 1} of ${answers.length}`)).toBeVisible()
          if (index === 0 || process.env.E2E_SETTLED) await read(page)
          await page.getByLabel(label).check()
          await page.getByRole('button', { name: 'Next' }).click()
        }

        const main = page.getByRole('main')
        await expect(main.getByRole('heading').first()).toHaveText(answer)
        const plan = main.getByRole('link', { name: 'Twelve-week data study plan, six hours a week' })
        await expect(plan).toBeInViewport()
        await read(page)
        await expect(main).not.toContainText(/[Yy]our best match|fit you best|Fits best|more than you have/)
        const closest = main.getByRole('region', { name: 'What would suit you, if that changes' })
        await expect(closest.getByRole('heading', { level: 3 }).first()).toHaveText('Data Analytics')
        const sums = main.getByRole('region', { name: 'What it costs each month' })
        for (const sum of [
          '£149 a month',
          '£894 for the classes',
          '£1,341 if you stay on for recruitment support',
        ])
          await expect(sums).toContainText(sum)

        const result = page.url()
        await plan.click()
        await expect(page).toHaveTitle(/^Twelve-week data study plan, six hours a week/)
        await page.goto(result)
        await read(page)
        await main.getByRole('link', { name: 'An honest week: where thirteen hours come from' }).click()
        await expect(page).toHaveTitle(/^Blog \| An honest week/)
        // The page that was left is still in the document, hidden, and has these words too.
        const words = main.getByText('a later start or a different year is a sound decision')
        await expect(words.filter({ visible: true })).toHaveCount(1)
        await page.goto(result)
        await read(page)
        await sums.getByRole('link', { name: 'Payment schedule' }).click()
        await expect(
          page.getByRole('heading', { level: 1, name: 'What it costs to learn Data Analytics' }),
        ).toBeVisible()
        await expect(main.getByText('£149').filter({ visible: true }).first()).toBeVisible()
      },
    )
  })
}

test('a condition that only some paths meet rules out the other paths', async ({ page }) => {
  await page.goto(
    '/find-your-path?before=customers&like=why&maths=enough&hours=thirteen&evenings=monday&begin=soon&money=somebody-else&for=first',
  )
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Your best match: Data Science' })).toBeVisible()
  await expect(main.getByRole('article').filter({ hasText: 'Data Analytics' })).toHaveCount(0)
  const out = main.getByRole('region', { name: 'Ruled out by your answers' })
  await expect(out.getByRole('link')).toHaveCount(4)
  await expect(out.getByText(/^(Its|Their) classes are on other days/)).toHaveCount(1)
  const paid = main.getByRole('region', { name: 'Someone else would pay' })
  await paid.getByRole('link', { name: 'How to ask your employer' }).click()
  await expect(page.getByRole('heading', { name: 'Asking your employer' })).toBeInViewport()
})
