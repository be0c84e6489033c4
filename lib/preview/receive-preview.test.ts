import { NextRequest } from 'next/server'
import { previewCookie, writePreview } from './preview'
import { receivePreviewLink, showPreview } from './receive-preview'

const host = 'http://localhost'
const at = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)

const ledTo = async (path: string) =>
  (await receivePreviewLink(new NextRequest(host + path)))?.headers.get('x-middleware-rewrite')

test('a valid link leads to the route that opens its draft, and an invalid or expired link to /preview/gone', async () => {
  const good = `/preview?${writePreview('blog/my-post')}`
  expect(await ledTo(good)).toBe(`${host}/api${good}`)
  for (const path of ['/preview', `${good}x`, `/preview?${writePreview('blog/my-post', at(-25))}`])
    expect([path, await ledTo(path)]).toEqual([path, `${host}/preview/gone`])
})

test('a valid cookie shows only its own draft, which search engines may not index', async () => {
  const cookie = `__prerender_bypass=x; ${previewCookie.name}=${encodeURIComponent(writePreview('blog/my-post'))}`
  const shown = (path: string) => showPreview(new NextRequest(host + path, { headers: { cookie } }))
  expect((await shown('/blog/my-post'))?.headers.get('x-robots-tag')).toBe('noindex')
  expect(await shown('/blog/another')).toBeUndefined()
})
