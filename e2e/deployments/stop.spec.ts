import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type ClientRequest, createServer, get, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { processes, startedBy } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'

const url = urlAt(50)
const { start, stopAll } = processes()
test.afterAll(stopAll)

// The spans that a collector receives, as JSON.
async function collector() {
  const told: string[] = []
  const server = createServer(async (request, response) => {
    told.push(await text(request))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    told,
    at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

test('npm start answers open requests, ends at once, and frees its port when it is stopped', async () => {
  test.setTimeout(180_000)
  const spans = await collector()
  const env = { PORT: port(50), OTEL_EXPORTER_OTLP_ENDPOINT: spans.at }
  const npm = await start(['npm', 'start', '--silent'], env, `${url}/icon.svg`)
  // Next documents no way to hand over the build's configuration (server/next-internals.ts). If a version ignored it,
  // Next would load its compiler for next.config.ts again.
  const loaded = readFileSync(`/proc/${startedBy(startedBy(npm.pid))}/maps`, 'utf8')
  expect(loaded).toContain('libsql')
  expect(loaded).not.toContain('next-swc')
  const agent = new Agent({ keepAlive: true })
  const idle = await answerOf(get(`${url}/icon.svg`, { agent }))
  expect(idle.headers['keep-alive']).toBe('timeout=125')
  const traced = await answerOf(get(`${url}/search?q=s3cret`))
  // A form whose body is still on its way.
  const headers = { Origin: url, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '5' }
  const form = request(`${url}/contact-us`, {
    agent: new Agent({ keepAlive: true }),
    method: 'POST',
    headers,
  })
  form.write('--')
  const [answered, ended] = [answerOf(form), once(npm, 'exit')]
  await answerOf(get(`${url}/icon.svg`, { agent }))

  npm.kill('SIGTERM')
  const asked = Date.now()
  form.end('x--')
  await answered
  await ended
  const listens = () =>
    fetch(`${url}/icon.svg`).then(
      () => true,
      () => false,
    )
  await expect.poll(listens).toBe(false)
  // A server that waits for its connections is killed after eight seconds.
  expect(Date.now() - asked).toBeLessThan(6000)
  // The last spans are sent at the end. The page's span has the response's id, but not the visitor's search.
  expect(spans.told.join()).toContain('/search')
  expect(spans.told.join()).toContain(`"stringValue":"${traced.headers['x-request-id']}"`)
  expect(spans.told.join()).not.toContain('s3cret')
  spans.close()
})

async function answerOf(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer
}
