import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Every way in which an upstream can fail, and the two in which it does not. */
export type Mode = 'well' | 'empty' | '500' | 'html' | 'hang' | 'slow' | 'garbage' | 'drop' | 'wrong shape'

export const faults: Mode[] = ['500', 'html', 'hang', 'garbage', 'drop', 'wrong shape']

const slugOf = (mode: Mode) => mode.replace(' ', '-')
const careerPath = (slug: string) => ({ id: 1, slug, career_name: `Path ${slug}`, description: 'About it' })

/** About 300 characters that mean something to somebody: HTML, JSON, XML, a picture's font. */
export const hostileTitle = `</script><script>alert(1)</script> "Quoted" ]]> 🙂 ${'Long. '.repeat(50)}`
  .slice(0, 300)
  .trim()

const hostile = {
  id: 2,
  slug: 'hostile',
  title: hostileTitle,
  author: 'Zoë "Quote" O’Neil',
  created: '03, January 2025',
  image: null,
  body: `<h1>Heading</h1><script>document.title = 'hacked'</script><img src="x" onerror="document.title = 'hacked'">
    <p style="position: fixed" onclick="alert(1)">Harmless words remain.</p><iframe src="https://example.com"></iframe>
    <form action="https://example.com"><input name="password"></form><a href="javascript:alert(1)">A link</a>`,
  meta_description: '',
}
export const post = (slug: string) => ({ ...hostile, slug, title: `Post ${slug}`, body: '<p>Text</p>' })
const resource = { id: 7, title: 'A plan', description: 'To print', created: '2026-01-01T10:00:00Z' }
const testimony = { id: 8, name: 'Ada Example', job_description: 'Analyst', feedback: 'It was hard.' }

const slugs = ['first', 'Capital', ...faults.map(slugOf), 'slow']
export const page = (results: object[]) => ({ count: results.length, next: null, previous: null, results })

// In each list one item is broken: it is left out, and the rest are shown.
const wellBehaved: Record<string, unknown> = {
  '/api/careerpaths/': [...slugs.map(careerPath), { id: 'broken' }],
  '/api/blog/posts/': page([hostile, ...slugs.map(post), { id: 3 }]),
  '/api/blog/latest-posts/': [hostile, post('first'), { title: 'No slug' }],
  '/api/blog/post/hostile/': hostile,
  '/api/resources/': page([resource, { id: 9 }]),
  '/api/testimonies/': [testimony, 'broken'],
  '/api/events/': [],
  '/api/countries/': [{ name: { common: 'Utopia' } }, { name: null }],
  ...Object.fromEntries(slugs.map((slug) => [`/api/careerpaths/${slug}/`, careerPath(slug)])),
  ...Object.fromEntries(slugs.map((slug) => [`/api/blog/post/${slug}/`, post(slug)])),
}

/** An upstream that behaves as it is told: `mode` and `records` may be changed at any time; `asked` are the paths of its calls. */
export function faultyUpstream(port: number) {
  const upstream = { mode: 'well' as Mode, records: { ...wellBehaved }, asked: [] as string[], start, stop }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://upstream').pathname
    upstream.asked.push(path)
    answer(upstream.mode, upstream.records[path], response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  function start() {
    return new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  }

  function stop() {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((done) => server.close(() => done()))
  }

  return upstream
}

function answer(mode: Mode, known: unknown, response: ServerResponse) {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  if (mode === 'hang') return
  if (mode === 'drop') return response.destroy()
  if (mode === '500') return json(500, { detail: 'A server error occurred.' })
  if (mode === 'html') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Login</h1>')
  if (mode === 'garbage') return response.writeHead(200).end('{"results": [')
  if (mode === 'wrong shape') return json(200, Array.isArray(known) ? { list: known } : ['not a record'])
  if (mode === 'slow') return setTimeout(() => json(known ? 200 : 404, known ?? {}), 1500)
  if (mode === 'empty' && known) return json(200, Array.isArray(known) ? [] : page([]))
  return json(known ? 200 : 404, known ?? { detail: 'Not found.' })
}
