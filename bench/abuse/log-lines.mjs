// Forged log lines: strangers may write nothing into the log.
import { mkdtempSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { port, serve, site } from '../server.mjs'
import { formAt } from './forms.mjs'
import { ask } from './lanes.mjs'

const linesEach = 50
const secret = 'words-of-a-stranger'
const line = `{"level":"error","event":"forged","words":"${secret}"}`
const coded = encodeURIComponent(`\n${line}\r\u001b[2J`)

/**
 * Sends 1,000 requests that try to write log lines. Counts the lines that are broken, forged, or repeat a request's
 * secret.
 */
export async function forgedLines() {
  const log = join(mkdtempSync(join(tmpdir(), 'bench-log-')), 'log')
  const server = await serve(site, port(4), { env: { TRUSTED_PROXIES: '0', LIMITS_FACTOR: '1000' }, log })
  const { hidden } = await formAt(server.url, '/auth/login')
  const [action = ''] = /[0-9a-f]{42}/.exec(JSON.stringify(hidden)) ?? []
  const kinds = kindsOf(
    new URL(server.url),
    action,
    hidden.map(([name]) => name),
  )
  for (let n = 0; n < linesEach; n++) await Promise.all(kinds.map((kind) => kind(n).catch(() => {})))
  const alive = await fetch(server.url)
  await server.stop()
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  const wrong = lines.filter((text) => !isOwn(text))
  return {
    tried: `${kinds.length * linesEach} forging requests, ${lines.length} lines: broken, forged or with a secret`,
    through: wrong.length + (alive.ok ? 0 : 1),
    told: [wrong.length, ...wrong.slice(0, 3)].join(' '),
  }
}

function isOwn(text) {
  try {
    const { time, level, event } = JSON.parse(text)
    return [time, level, event].every(Boolean) && event !== 'forged' && !text.includes(secret)
  } catch {
    return false
  }
}

function kindsOf({ origin, hostname, host, port }, action, [reference, bound]) {
  const call = { origin, 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
  const form = { origin, 'content-type': 'multipart/form-data; boundary=form-end' }
  const part = (name, value) =>
    `--form-end\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const send = (path, headers = {}, body, method = body === undefined ? 'GET' : 'POST') =>
    ask(origin, { path, method, headers, agent: false, timeout: 10_000 }, body)
  const raw = (text) =>
    new Promise((done) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.end(text))
      socket.resume().once('close', done).once('error', done)
    })
  return [
    (n) => send(`/_next/image?w=640&q=75&url=%2Fz${n}${coded}`),
    (n) => send(`/_next/image?w=640&q=75&url=%2Fmedia%2Fz${n}.png%3F${coded}`),
    (n) => send(`/_next/image?w=640${coded}&q=${coded}&url=%2Fpicture.png&n=${n}`),
    (n) => send(`/nowhere-${n}${coded}`),
    (n) => send(`/blog/${coded}${n}`),
    (n) => send(`/careerpaths?discipline=${coded}${n}`),
    (n) => send(`/search?q=${coded}${n}`),
    (n) => send(`/touch/xxxxxxxxxxxxxxxxxxxxxx?of=${coded}${n}`),
    (n) => send('/', { 'user-agent': line, referer: `${origin}/${coded}`, 'x-request-id': `${line}${n}` }),
    (n) => send('/', { traceparent: line, cookie: `${secret}=${coded}; a=${n}`, rsc: line }),
    () => send('/auth/login', call, `["$F1","${secret}"]`),
    () => send('/auth/login', call, `[my ${secret} ${line}`),
    () => send('/auth/login', { ...form, 'next-action': action }, part('0', `["$n${secret}"]`)),
    () => send('/auth/login', form, part(reference, '') + part(bound, `\n${line}\n`)),
    () => send('/auth/login', { ...form, 'next-action': line }, part('0', line)),
    () => send('/api/policy-report', { 'content-type': 'application/csp-report' }, `\n${line}\n`),
    () => send('/api/revalidate', { 'x-revalidate-secret': secret }, line),
    () => send('/api/unsubscribe', { 'content-type': 'application/x-www-form-urlencoded' }, `token=${coded}`),
    () => send(`/${secret}`, {}, line, 'PUT'),
    () => raw(`GET /\r\n${line}\r\n\r\nHost: ${host}\r\n: ${line}\r\n\r\n`),
  ]
}
