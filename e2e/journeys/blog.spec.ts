import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { holds } from '../fixtures/tags'
import { touch } from '../fixtures/touch'

const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()

test(
  'the blog puts its first three posts apart, and Load more appends the rest, each once',
  holds('2.blog.2 2.blog.5 2.home.20 3.9 4.2 7.7 9.7'),
  async ({ page }) => {
    await page.goto('/blog')
    await touch(page)
    await expect(page.getByRole('region', { name: 'Newest posts' }).getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Explore more like this' })).toBeHidden()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    expect(new Set(await titles(page)).size).toBe(12)
    await expect(page.getByRole('link', { name: 'Load more' })).toBeHidden()
    await expect(page).toHaveURL('/blog')
    const added = page.getByRole('region', { name: 'Earlier posts' }).getByRole('article').nth(6)
    await expect(added.getByRole('link')).toBeFocused()
  },
)

test('a phone shows each of the newest posts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  await expect(page.getByRole('region', { name: 'Newest posts' }).getByRole('article')).toHaveCount(3)
})

test('Back from a post returns to where the reader was, with the loaded posts', async ({ page }) => {
  await page.goto('/blog')
  await touch(page)
  await page.getByRole('link', { name: 'Load more' }).click()
  const last = page.getByRole('main').getByRole('article').last()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await last.getByRole('link').click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'A risk register that people actually read' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Stories & More' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Earlier posts' }).getByRole('article')).toHaveCount(9)
  await expect(last).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Earlier posts' }).getByRole('link').nth(6)).not.toBeFocused()
})

test('a reader copies the code of a post', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/a-first-week-of-sql')
  await touch(page)
  const blocks = page.getByRole('main').locator('pre')
  const buttons = page.getByRole('button', { name: 'Copy', exact: true })
  await expect(buttons).toHaveCount(await blocks.count())
  await buttons.nth(1).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await blocks.nth(1).textContent())
  await expect(buttons).toHaveCount(await blocks.count())
})

test('a failed Load more says so and leaves the link', holds('8.4'), async ({ page }) => {
  await page.goto('/blog')
  await touch(page)
  await page.route('**/blog', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByText('Error fetching posts')).toBeVisible()
  await page.unroute('**/blog')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
})

test(
  'a post has its cover, byline, reading time, contents, text, and what to read next',
  holds('2.post.5 2.post.7'),
  async ({ page }) => {
    await page.goto('/blog/a-first-week-of-sql')
    await expect(page).toHaveTitle('Blog | A first week of SQL: five evenings with one small table')
    await expect(page.getByText(/^By Maya Okonjo\s· 12\sNovember\s2026\s· \d+\smin\sread$/)).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'In this post' })
    const friday = contents.getByRole('link', { name: 'Friday: the four loans that vanished' })
    await expect(friday).toHaveCSS('box-shadow', 'none')
    await friday.click()
    // Firefox and Safari do not support `:target-current` yet.
    await expect(friday).not.toHaveCSS('box-shadow', 'none')
    const heading = page.getByRole('heading', { level: 2, name: 'Friday: the four loans that vanished' })
    await expect(heading).toBeInViewport()
    await expect(heading.getByRole('link')).toHaveAttribute('href', /^#a-first-week-of-sql-/)
    const next = page.getByRole('region', { name: 'Read next' })
    await expect(next.getByRole('listitem')).toHaveCount(2)
    await expect(next.getByText('A first week of SQL')).toBeHidden()
    await expect(next.getByRole('link', { name: 'Explore more like this' })).toHaveAttribute('href', '/blog')
    await expect(page.getByRole('region', { name: 'From the blog' })).toHaveCount(0)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Load more leads to the next page, and back', holds('4.4'), async ({ page }) => {
    await page.goto('/blog')
    const first = await titles(page)
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL('/blog/page/2')
    await expect(page).toHaveTitle('Blog, page 2 | Northlight')
    const second = await titles(page)
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([9, 3, 12])
    await page.getByRole('link', { name: 'Newer posts' }).click()
    await expect(page).toHaveURL('/blog')
  })

  for (const [asked, path, status] of [
    ['/blog?page=2', '/blog/page/2', 200],
    ['/blog?page=1', '/blog', 200],
    ['/blog/page/1', '/blog', 200],
    ['/resources?page=2', '/resources/page/2', 200],
    ['/blog?page=0', '/blog/page/0', 404],
    ['/blog/page/-1', '/blog/page/-1', 404],
    ['/blog/page/abc', '/blog/page/abc', 404],
    ['/blog/page/02', '/blog/page/02', 404],
    ['/blog/page/3', '/blog/page/3', 404],
    ['/blog/page/100000000000000000000', '/blog/page/100000000000000000000', 404],
    ['/resources/page/0', '/resources/page/0', 404],
    ['/resources/page/99', '/resources/page/99', 404],
  ] as const) {
    test(
      `${asked} answers ${status} at ${path}`,
      holds(asked === '/blog?page=1' ? '9.5' : ''),
      async ({ page }) => {
        const response = await page.goto(asked)
        expect(response?.status()).toBe(status)
        await expect(page).toHaveURL(path)
      },
    )
  }
})
