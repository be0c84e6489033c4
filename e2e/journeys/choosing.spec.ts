import type { Page } from '@playwright/test'
import { faults, layoutFaults } from '../fixtures/access'
import { button, focused, follow, tabTo } from '../fixtures/keyboard'
import { expect, test } from '../fixtures/kit'
import { touch } from '../fixtures/touch'

const narrow = { width: 320, height: 640 }
const finger = { px: 44, orSpaced: true } as const
const answers = [
  'Office work, accounts or administration',
  'Working out why a figure changed',
  'Percentages and graphs are fine',
  null,
  'Tuesday and Thursday evenings',
  'As soon as I can',
  'Monthly, £150 or so',
  'More to do, and more pay, in the field I know',
]
const result = 'Your best match: Data Analytics'
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const cards = (page: Page) => page.locator('#paths').getByRole('article')
const columns = (page: Page) => page.getByRole('columnheader').filter({ visible: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the result gives reasons, has all answers in its address, and leads to a comparison of three paths', async ({
    page,
  }) => {
    await page.goto('/careerpaths')
    await page.getByRole('link', { name: 'Not sure which? Answer eight questions' }).click()
    await expect(h1(page, 'Find your path')).toBeVisible()
    for (const [index, answer] of answers.entries()) {
      await expect(page.getByText(`Question ${index + 1} of ${answers.length}`)).toBeVisible()
      if (answer) await page.getByLabel(answer).check()
      await (answer ? next(page) : page.getByRole('link', { name: 'Skip this question' }).click())
    }
    await expect(h1(page, result)).toBeVisible()
    const best = page.getByRole('article').first()
    await expect(best).toContainText('You like to know why a figure changed')
    await expect(best).toContainText('Its classes are on Tuesdays and Thursdays')
    await expect(
      page.getByRole('region', { name: 'Ruled out by your answers' }).getByRole('link'),
    ).toHaveCount(4)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    const sent = page.url()
    await page.goBack()
    await expect(page.getByText(`Question ${answers.length} of ${answers.length}`)).toBeVisible()
    await page.goto(sent)
    await page.getByRole('link', { name: /^Change ?: How do you feel/ }).click()
    await expect(page.getByLabel('Percentages and graphs are fine')).toBeChecked()
    await page.getByLabel('I like it, equations included').check()
    await next(page)
    await expect(page.getByText('I like it, equations included')).toBeVisible()
    await page.goto(sent)
    await page.getByRole('link', { name: 'Compare these 3' }).click()
    await expect(columns(page).filter({ hasText: 'Data Analytics' })).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Remove Data Analytics' }).click()
    await expect(page.getByRole('heading', { name: 'The same for both' })).toBeVisible()
    await expect(columns(page).filter({ hasText: 'Data Analytics' })).toHaveCount(0)
  })

  test('links filter the lists, and ticked paths are compared', async ({ page }) => {
    await page.goto('/careerpaths')
    await page.getByRole('link', { name: 'Data 2' }).click()
    await expect(page).toHaveURL('/careerpaths?discipline=data#paths')
    await expect(page.getByText('2 of 8 paths.')).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    for (const name of ['Data Science', 'Data Analytics']) await page.getByLabel(`Compare ${name}`).check()
    await page.getByRole('button', { name: 'Compare these' }).click()
    await expect(page).toHaveTitle('Compare Data Science, Data Analytics | Northlight')
    await expect(page.getByRole('row', { name: /^Starts/ }).getByRole('cell')).toHaveText([
      /Monday 11 January 2027/,
      /Tuesday 9 February 2027/,
    ])
    await page.goBack()
    await page.getByRole('link', { name: 'Without Data' }).click()
    await expect(cards(page)).toHaveCount(8)
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Business 2' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  })
})

test('a list is filtered in place with script, and Back shows the whole list', async ({ page }) => {
  await page.goto('/careerpaths')
  await touch(page)
  await page.getByRole('link', { name: 'Business 2' }).click()
  await expect(cards(page).filter({ visible: true })).toHaveCount(2)
  await expect(page).toHaveURL('/careerpaths?discipline=business#paths')
  await page.goBack()
  await expect(cards(page).filter({ visible: true })).toHaveCount(8)
})

test('a question, its result and a comparison are faultless by keyboard and at 320 px', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto(
    '/find-your-path?before=office&like=why&maths=enough&hours=skip&evenings=skip&begin=skip&money=monthly',
  )
  await touch(page)
  const found = await faults(page, 'question', finger)
  await tabTo(page, page.getByLabel('A first job in technology'))
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toBeChecked()
  await follow(page, button(page, 'Next'))
  await expect(h1(page, result)).toBeVisible()
  found.push(...(await faults(page, 'result', finger)))
  await follow(page, page.getByRole('link', { name: 'Compare these 3' }))
  await expect(h1(page, 'Compare career paths')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The same for all 3' })).toBeVisible()
  found.push(...(await layoutFaults(page)))
  expect(found).toEqual([])
})

test('the site answers nonsense addresses, and says which part it does not know', async ({ request }) => {
  const many = Array.from({ length: 50 }, (_, index) => `paths=path-${index}`).join('&')
  for (const [path, text] of [
    [`/compare?${many}&paths=data-science`, 'We don’t have a career path called path-0, path-1, path-2,'],
    [`/compare?paths=${'x'.repeat(6000)}`, 'Which paths would you like to see side by side?'],
    ['/compare?paths=%00,%3Cscript%3E,data-science,data-science', 'is already ticked'],
    ['/compare?paths=data-science,ai-engineering,cloud-and-it,data-analytics,cyber-security', 'the first 4'],
    ['/careerpaths?start=2019-01', 'These are all 8 paths.'],
    [`/blog?topic=${'%D7%9E'.repeat(500)}&page=99999`, 'These are all 12 posts.'],
    ['/find-your-path?maths=nope&maths=.*', 'we’re asking that question again'],
    [`/find-your-path?before=${'x'.repeat(6000)}`, 'we’re asking that question again'],
  ] as const) {
    const answer = await request.get(path)
    const shown = path.slice(0, 60)
    expect.soft([shown, answer.status()]).toEqual([shown, 200])
    const html = (await answer.text()).replaceAll('<!-- -->', '')
    expect.soft(html, shown).toContain(text)
    expect.soft(html, shown).toMatch(/<meta name="robots" content="noindex/)
  }
  expect((await request.get('/queried/blog?topic=data')).status()).toBe(404)
})
