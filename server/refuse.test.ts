import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { responder } from './respond'
import { assets, clients, form, html } from './testing'

let server: Server

beforeEach(async () => {
  const respond = responder(
    (_, response) => {
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=900' })
        .end(html('{message}</p><div>{typed}</div><p>'))
    },
    assets,
    clients,
  )
  server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const person = { accept: 'text/html,*/*' }

function post(body: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; policy: string; words: string }>((answered, fail) => {
    const { port } = server.address() as AddressInfo
    const sent = ask({ port, path: '/contact-us', method: 'POST', headers, agent: false }, async (answer) => {
      const policy = String(answer.headers['content-security-policy'])
      answered({ status: answer.statusCode, policy, words: await text(answer) })
    })
    sent.on('error', fail).end(body)
  })
}

const called = { ...form, 'next-action': 'b' }

test('fifty refused forms each get a response while their bodies are still arriving', async () => {
  const stranger = { ...form, origin: 'https://evil.example' }
  const sent = Array.from({ length: 50 }, () => post('x'.repeat(60_000), stranger))
  for (const { status, words } of await Promise.all(sent))
    expect([status, words]).toEqual([
      403,
      'Forms must be sent from their own page. Open it on this site and send it again.\n',
    ])
})

test('a person gets a page with what they typed, without passwords and hidden fields', async () => {
  const multipart = 'multipart/form-data; boundary=form-end'
  const part = (name: string, value: string) =>
    `--form-end\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const action = `$ACTION_ID_${'c'.repeat(41)}`
  const body = [
    part('body', 'Dear <b>team</b>,\nHello'),
    part('password', 'secret horse'),
    part('formTime', '12'),
    part(action, ''),
  ].join('')
  const { status, policy, words } = await post(`${body}--form-end--\r\n`, {
    ...form,
    ...person,
    'content-type': multipart,
  })
  expect([status, policy]).toEqual([400, expect.stringContaining("script-src 'self'")])
  expect(words).toContain('This form wasn’t sent in the expected way. Reload its page and send it again.')
  expect(words).toContain('Dear &#x3C;b>team&#x3C;/b>,\nHello')
  expect(words).not.toMatch(/secret|formTime|<script|\{typed\}/)
})

test('a refusal does not show words that another site posted, and a program gets a line of text', async () => {
  const stranger = { ...form, ...person, origin: 'https://evil.example' }
  expect((await post('message=Call+0800+evil', stranger)).words).not.toContain('0800')
  expect((await post('x', { ...called, ...person })).words).toBe(
    'This form wasn’t sent in the expected way. Reload its page and send it again.\n',
  )
})

test('the page of a refusal has no public address', async () => {
  const { port } = server.address() as AddressInfo
  const words = await (await fetch(`http://127.0.0.1:${port}/refused`)).text()
  expect(words).toContain('{message}')
})
