import { NextRequest } from 'next/server'
import { answerQueries } from './rewrites'

const host = 'http://localhost'
const answered = async (path: string) =>
  (await answerQueries(new NextRequest(host + path)))?.headers.get('x-middleware-rewrite')?.replace(host, '')

test.each([
  ['/careerpaths?discipline=data&utm_source=x', '/queried/careerpaths?discipline=data&utm_source=x'],
  ['/blog?topic=data&page=2', '/queried/blog?topic=data&page=2'],
  ['/find-your-path?maths=enough', '/queried/find-your-path?maths=enough'],
  ['/find-your-path?question=maths', '/queried/find-your-path?question=maths'],
])('%s is rewritten to the page that reads its query', async (path, to) => {
  expect(await answered(path)).toBe(to)
})

test.each([
  '/careerpaths',
  '/careerpaths?utm_source=x',
  '/blog?page=2',
  '/find-your-path?topic=x',
  '/?topic=x',
])('%s gets the cached page', async (path) => expect(await answered(path)).toBeUndefined())
