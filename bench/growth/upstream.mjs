// An upstream with any number of posts (POSTS), five a page whatever is asked; for the rest it asks another one (BEHIND).
import { createServer } from 'node:http'

const count = Number(process.env.POSTS)
const pageSize = 5
const topics = ['Data', 'Cloud', 'Security', 'Design', 'Careers', 'Testing', 'Networks', 'Teamwork']
const words =
  'a query reads the rows it was asked for and the table they belong to while an index keeps what was looked up often near at hand so that whoever waits for an answer gets it before the tea is cold'.split(
    ' ',
  )

const said = (seed, length) =>
  Array.from({ length }, (_, at) => words[(seed * 7 + at * 11 + ((seed * at) % 13)) % words.length]).join(' ')

function summary(index) {
  return {
    id: index + 1,
    slug: `post-${index + 1}-${words[index % words.length]}`,
    title: `Post ${index + 1}: ${said(index, 6)}`,
    author: `Author ${(index % 40) + 1}`,
    created: new Date(Date.UTC(2026, 9, 1) - index * 6 * 3_600_000).toISOString(),
    image: null,
    meta_description: said(index + 3, 20),
    topic: topics[index % topics.length],
  }
}

const body = (index) =>
  Array.from(
    { length: 5 },
    (_, part) => `<h2>${said(index + part, 4)}</h2><p>${said(index * part, 90)}.</p>`,
  ).join('')

const list = (from, length) =>
  Array.from({ length: Math.max(0, Math.min(length, count - from)) }, (_, at) => summary(from + at))

let calls = 0

function answerOf({ pathname, searchParams }) {
  if (pathname === '/calls') return { calls }
  calls++
  if (pathname === '/api/blog/latest-posts/') return list(0, 3)
  if (pathname === '/api/blog/posts/') {
    const page = Number(searchParams.get('page') ?? 1)
    const results = list((page - 1) * pageSize, pageSize)
    return results.length > 0 ? { count, next: page * pageSize < count ? 'more' : null, results } : null
  }
  const [, slug] = /^\/api\/blog\/post\/(.+)\/$/.exec(pathname) ?? []
  if (slug === undefined) return undefined
  const index = Number(slug.split('-')[1]) - 1
  return index < count && summary(index).slug === slug ? { ...summary(index), body: body(index) } : null
}

createServer(async ({ url, method }, response) => {
  const at = new URL(url, 'http://localhost')
  const answer = answerOf(at)
  if (answer === undefined) {
    const behind = await fetch(process.env.BEHIND + url, { method, redirect: 'manual' })
    const type = behind.headers.get('content-type') ?? 'application/json'
    response.writeHead(behind.status, { 'Content-Type': type }).end(Buffer.from(await behind.arrayBuffer()))
    return
  }
  response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(answer ?? { detail: 'Not found.' }))
}).listen(Number(process.env.PORT), '127.0.0.1')
