import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { processes } from '../fixtures/processes'
import { port, urlAt } from '../fixtures/servers'

const url = urlAt(30)
const { start, stopAll } = processes()
test.afterAll(stopAll)

test('npm start that is asked to stop ends at once, also with a connection kept open, and nothing listens', async () => {
  const npm = await start(['npm', 'start', '--silent'], { PORT: port(30) }, `${url}/icon.svg`)
  const agent = new Agent({ keepAlive: true })
  const [answer] = (await once(get(`${url}/icon.svg`, { agent }), 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  expect(answer.headers['keep-alive']).toBe('timeout=125')
  const asked = Date.now()
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  const listens = () =>
    fetch(`${url}/icon.svg`).then(
      () => true,
      () => false,
    )
  await expect.poll(listens).toBe(false)
  // Less than the eight seconds after which a server that waits for its connections is killed.
  expect(Date.now() - asked).toBeLessThan(6000)
})
