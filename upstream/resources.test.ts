import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from './content'
import { call, upstreamForTest } from './testing'

const { upstream } = upstreamForTest()

test('ten resources have a file that can be fetched', async () => {
  const { count, results } = (await call(upstream, 'GET', '/api/resources/?page_size=100')).body
  expect(count).toBe(10)
  for (const { file } of results) {
    const response = await upstream.handle(new Request(`http://upstream.test${file}`))
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text.startsWith(file.endsWith('.pdf') ? '%PDF-' : '# ')).toBe(true)
    expect(response.headers.get('content-disposition')).toContain('attachment')
  }
})

test('no file outside the folder can be fetched, nor one that no resource names', async () => {
  const { contentDir, upstream: other } = await withResource('file: "plan.md"')
  await writeFile(join(contentDir, 'resources', 'files', 'secret.md'), 'secret')
  for (const name of ['plan.md', 'secret.md', '..%2Fone.md', '%2e%2e/one.md', '....//one.md']) {
    const { status } = await other.handle(new Request(`http://upstream.test/media/resources/${name}`))
    expect([name, status]).toEqual([name, name === 'plan.md' ? 200 : expect.any(Number)])
    if (name !== 'plan.md') expect(status).toBeGreaterThanOrEqual(300)
  }
  expect(existsSync(join(contentDir, 'resources', 'one.md'))).toBe(true)
})

test('a resource whose file is missing is logged as a server error, and one without a file is listed', async () => {
  const { upstream: other, logged: events } = await withResource('file: "gone.pdf"')
  expect((await call(other, 'GET', '/media/resources/gone.pdf')).status).toBe(500)
  expect(events).toContainEqual(
    expect.objectContaining({ event: 'upstream_failed', path: '/media/resources/gone.pdf' }),
  )
  const { upstream: plain } = await withResource('')
  expect((await call(plain, 'GET', '/api/resources/')).body.results).toMatchObject([
    { slug: 'one', file: null },
  ])
})

test('the PDFs match the current texts; else run `npm run resources`', async () => {
  const { settings } = upstreamForTest()
  const printed = JSON.parse(readFileSync('content/resources/files/printed.json', 'utf8'))
  const all = await contentFolder('resources', settings)()
  const pdfs = all.filter(({ file }) => file?.endsWith('.pdf'))
  expect(pdfs).toHaveLength(8)
  for (const { slug, title, body } of pdfs) {
    const hash = createHash('sha256').update(title + body)
    expect([slug, printed[slug]]).toEqual([slug, hash.digest('hex')])
  }
})

async function withResource(line: string) {
  const contentDir = join(upstreamForTest().folder, 'content')
  await mkdir(join(contentDir, 'resources', 'files'), { recursive: true })
  const text = `---\ntitle: One\ndescription: About one\ncreated: 2026-01-01\n${line}\n---\n`
  await writeFile(join(contentDir, 'resources', 'one.md'), text)
  await writeFile(join(contentDir, 'resources', 'files', 'plan.md'), '# Plan')
  return { contentDir, ...upstreamForTest({ contentDir }) }
}
