import { axeFaults, layoutFaults, smallTargets } from '../fixtures/access'
import { expect, test } from '../fixtures/kit'
import { untilScript } from '../fixtures/touch'

const narrow = { width: 320, height: 640 }

test.describe('without JavaScript, on a narrow phone', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow })

  test('the search works from the header, from a 404 page, and by a question', async ({ page }) => {
    await page.goto('/contact-us')
    await page.getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('data scince')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=data+scince')
    await expect(page.getByRole('status')).toContainText('No exact match for “data scince”')
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first.getByRole('link', { name: 'Data Science' })).toBeVisible()
    await expect(first.locator('mark').first()).toHaveText('Data')
    await first.getByRole('link').click()
    await expect(page).toHaveURL('/careerpaths/data-science')

    expect((await page.goto('/careerpaths/data-scince'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops...This page doesn't exist :(")
    await page.getByRole('main').getByRole('link', { name: 'Data Science' }).click()
    await expect(page).toHaveURL('/careerpaths/data-science')

    await page.goto('/blog/server-logs-for-beginners')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('server logs for beginners')
    await expect(page.getByRole('link', { name: /server log/ }).first()).toBeVisible()

    await page.goto('/search?q=data')
    const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
    await kinds.getByRole('link', { name: /^Posts/ }).click()
    await expect(page).toHaveURL('/search?q=data&in=posts')
    const groups = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(groups).toContainText([/^Posts/, 'Or ask a person'])
    await kinds.getByRole('link', { name: 'All' }).click()
    await expect(groups.filter({ hasText: /^Career paths/ })).toBeVisible()

    await page.goto('/search?q=refund')
    await page.getByRole('link', { name: /What do I get back/ }).click()
    await expect(page).toHaveURL('/questions#questions-refund')
    await expect(page.getByText('you can cancel for any reason')).toBeVisible()
  })

  test('odd queries get a clear answer, and a way on', async ({ page }) => {
    for (const [query, words] of [
      ['', 'Type a word or two'],
      ['q=%20%20', 'Type a word or two'],
      ['q=%F0%9F%99%82', 'We couldn’t find a word'],
      ['q=.*(%3F%3D)[%5C', 'We couldn’t find a word'],
      ['q=xyzzyplugh', 'We found nothing like “xyzzyplugh”.'],
      ['q=%D8%A7%D9%84%D8%AA%D8%B9%D9%84%D9%85', 'We found nothing like'],
    ] as const) {
      await page.goto(`/search?${query}`)
      await expect.soft(page.getByRole('status'), query).toContainText(words)
      await expect.soft(page.getByRole('main').getByRole('link', { name: 'Data Science' })).toBeVisible()
      await expect.soft(page.getByRole('heading', { name: 'Or ask a person' })).toBeVisible()
    }
    expect(await layoutFaults(page)).toEqual([])
    const long = await page.goto(`/search?q=${'data%20'.repeat(1400)}&q=more&in=nothing`)
    expect(long?.status()).toBe(200)
    await expect(page.getByText('we used only the beginning')).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
  })
})

test('results change with the typing, older requests are aborted, and all works by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(request.url()))
  await page.goto('/search')
  const field = page.getByRole('searchbox')
  await field.focus()
  await untilScript(page)
  await field.pressSequentially('sofware enginer', { delay: 20 })
  await expect(page.getByRole('status')).toContainText('close result')
  const link = page.getByRole('main').getByRole('link', { name: 'Software Engineering' }).first()
  await expect(link).toBeVisible()
  await expect(page).toHaveURL('/search?q=sofware+enginer')
  expect(asked.length).toBeLessThan(6)

  await page.keyboard.press('ArrowDown')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  expect([...(await layoutFaults(page)), ...(await smallTargets(page, { px: 44, orSpaced: true }))]).toEqual(
    [],
  )

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/careerpaths/software-engineering')
})

test('the page says so when live results fail, and Enter still searches', async ({ page }) => {
  await page.route('**/api/search?*', (route) => route.abort())
  await page.goto('/search')
  const field = page.getByRole('searchbox')
  await field.focus()
  await untilScript(page)
  await field.pressSequentially('sql')
  await expect(page.getByRole('status')).toContainText('Press Enter to search')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('for “sql”')
})

test('an answer has an address of its own, and the syllabus of a path is a file to keep', async ({
  page,
  request,
}) => {
  await page.goto('/careerpaths/data-science')
  await page.locator('summary', { hasText: 'What if I miss a class?' }).click()
  await expect(page.getByText('Every class is recorded')).toBeVisible()
  await page.goto('/questions')
  await page.goto('/questions#questions-missed-classes')
  await expect(page.getByText('Every class is recorded')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const syllabus = await request.get('/careerpaths/data-science/syllabus.pdf')
  expect(syllabus.headers()['content-type']).toBe('application/pdf')
  expect(syllabus.headers().link).toContain('/careerpaths/data-science>; rel="canonical"')
  expect((await syllabus.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await request.get('/careerpaths/nope/syllabus.pdf')).status()).toBe(404)
})
