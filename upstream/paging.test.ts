import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rule } from '@/contract/testing'
import { call, upstreamForTest } from './testing'

const total = 250
const contentDir = join(upstreamForTest().folder, 'content')
const { upstream } = upstreamForTest({ contentDir })

type Page = { count: number; next: string | null; previous: string | null; results: { slug: string }[] }

beforeAll(async () => {
  const folder = join(contentDir, 'posts')
  await mkdir(folder, { recursive: true })
  const write = (_: unknown, index: number) => {
    const created = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
    const text = `---\ntitle: P${index}\nauthor: A\ncreated: ${created}\n---\nText`
    return writeFile(join(folder, `p${index}.md`), text)
  }
  await Promise.all(Array.from({ length: total }, write))
})

const get = (query: string) => call(upstream, 'GET', `/api/blog/posts/${query}`)

test.each([
  ['', 5],
  ['?page_size=3', 3],
  ['?page_size=0', 5],
  ['?page_size=-1', 5],
  ['?page_size=abc', 5],
  ['?page_size=100', 100],
  ['?page_size=101', 100],
  ['?page=3&page_size=100', 50],
  ['?page=last&page_size=100', 50],
  ['?page=2&page=3&page_size=100', 50],
])('GET /blog/posts/%s returns %i posts', async (query, length) => {
  const { body } = await get(query)
  expect([body.count, body.results.length]).toEqual([total, length])
})

test.each([
  '?page=4&page_size=100',
  '?page=0',
  '?page=-1',
  '?page=abc',
  '?page=51',
  '?page=99999999999999999999',
])('GET /blog/posts/%s returns 404', async (query) => {
  expect(await get(query)).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
})

rule.each([
  ['3.26', 5],
  ['', 100],
])('the links between pages of %i posts lead to every post once, newest first', async (size) => {
  const slugs: string[] = []
  const pages: Page[] = []
  for (let query: string | undefined = `?page_size=${size}`; query !== undefined; ) {
    const page: Page = (await get(query)).body
    pages.push(page)
    slugs.push(...page.results.map(({ slug }) => slug))
    query = page.next ? new URL(page.next).search : undefined
  }
  expect(slugs).toEqual(Array.from({ length: total }, (_, index) => `p${total - 1 - index}`))
  expect(pages).toHaveLength(Math.ceil(total / size))
  expect(pages[0]?.previous).toBeNull()
  expect(pages[1]?.previous).toBe(`http://upstream.test/api/blog/posts/?page_size=${size}`)
})
