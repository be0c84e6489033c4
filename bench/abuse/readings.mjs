// Hostile GET requests for addresses that no link has, from so many clients that no client reaches a limit. The site
// must answer or refuse each one, without a fault and without a response meant for somebody else.
import { connect } from 'node:net'
import { clientNo, count, countsOf, lanes } from './lanes.mjs'

const hostile = [
  '%00',
  '%FF%FE',
  '%ED%A0%80',
  '%E2%80%AE%D8%B9',
  'a%CC%81'.repeat(500),
  '%F0%9F%91%A8%E2%80%8D'.repeat(200),
  '<script>alert(1)</script>',
  "'%20OR%201=1--",
  '%24%7B7*7%7D%7B%7B7*7%7D%7D',
  '../../../../etc/passwd',
  'q'.repeat(6000),
  'a%20'.repeat(1500),
  '%25%25%25',
]
const piece = (n) => hostile[n % hostile.length]

async function get(url, path, n) {
  const headers = { 'x-forwarded-for': clientNo(n) }
  const answer = await fetch(url + path, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer
}

const faults = (answers) => count(answers, ({ status }) => status === 500 || status === 0)
const told = (answers) => `${faults(answers)} (${countsOf(answers.map(({ status }) => status))})`

async function read(url, total, tried, path) {
  const answers = await lanes(total, (n) => get(url, path(n), n))
  return { tried, through: faults(answers), told: told(answers) }
}

export async function searches({ url }) {
  const path = (n) => `/${n % 2 ? 'api/' : ''}search?q=${piece(n)}${n}&in=${piece(n + 1)}`
  return await read(url, 1000, '1,000 hostile searches from 1,000 clients: faults', path)
}

/** Requests choices that no link offers. */
export async function choices({ url }) {
  const many = Array.from({ length: 300 }, (_, n) => `path-${n}`).join(',')
  const paths = [
    (n) => `/compare?paths=data-science,${piece(n)}`,
    (n) => `/compare?paths=${many}&paths=${n}`,
    (n) => `/find-your-path?${Array.from({ length: 50 }, (_, at) => `q${at}=${at}-${n}`).join('&')}`,
    (n) => `/find-your-path?${piece(n).slice(0, 50)}=${piece(n + 1)}`,
    (n) => `/careerpaths/data-science/cost?start=${piece(n)}&plan=${piece(n + 2)}`,
    (n) => `/careerpaths/data-science/cost?start=9999-12-31&plan=${n}&period=${piece(n)}`,
    (n) => `/careerpaths?skill=${piece(n)}&page=${n}`,
    (n) => `/blog?tag=${piece(n)}&page=-${n}`,
  ]
  return await read(url, 800, '800 choices that do not exist: faults', (n) => paths[n % paths.length](n))
}

/** Requests missing or costly pictures and files. */
export async function files({ url }) {
  const paths = [
    (n) => `/_next/image?url=${encodeURIComponent(`http://127.0.0.1:${n}/a.png`)}&w=640&q=75`,
    (n) => `/_next/image?url=%2Ficon-192.png&w=${n}&q=${n}`,
    (n) => `/media/pictures/${'a'.repeat(16)}-${n}.avif`,
    (n) => `/media/${piece(n)}`,
    (n) => `/careerpaths/unknown-${n}/syllabus.pdf`,
    (n) => `/careerpaths/data-science/syllabus.pdf?${n}=${piece(n)}`,
    (n) => `/careerpaths/data-science/picture.png?${n}`,
    (n) => `/art/paths/${piece(n)}.svg`,
  ]
  const tried = '800 pictures and files that do not exist or are costly: faults'
  return await read(url, 800, tried, (n) => paths[n % paths.length](n))
}

/** Sends foreign hosts in headers. A cache might store the response for everybody. */
export async function poison({ url }) {
  const mark = 'poison.example'
  const odd = {
    host: mark,
    'x-forwarded-host': mark,
    'x-original-url': `/${mark}`,
    'x-rewrite-url': `/${mark}`,
  }
  const pages = [
    '/',
    '/careerpaths',
    '/careerpaths/data-science',
    '/blog',
    '/search?q=sql',
    '/sitemap.xml',
    '/feed.xml',
  ]
  for (const page of pages) await raw(url, page, odd)
  const texts = await Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(url + page)
      return `${JSON.stringify([...answer.headers])}${await answer.text()}`
    }),
  )
  const through = count(texts, (text) => text.includes(mark))
  return {
    tried: `${pages.length} pages requested with a foreign Host, then by a visitor: responses that contain it`,
    through,
  }
}

// fetch does not let a caller set the Host header.
function raw(url, path, headers) {
  const { hostname, port } = new URL(url)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`),
    )
    socket.resume().once('close', done).once('error', done)
  })
}
