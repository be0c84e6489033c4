import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export async function httpForTest(
  answer: (response: ServerResponse, request: IncomingMessage) => unknown = (response) =>
    response.writeHead(204).end(),
) {
  const received: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ headers: request.headers, body, path: request.url })
    answer(response, request)
  })
  let port = 0
  async function open() {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  }
  await open()
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    open,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
      await refused(`http://127.0.0.1:${port}`)
    },
  }
}

/** Waits until fetch no longer reuses old connections, which fail with another error than ECONNREFUSED. */
export async function refused(url: string): Promise<void> {
  const isRefused = () => fetch(url).catch(({ cause }) => cause.code === 'ECONNREFUSED')
  while ((await isRefused()) !== true);
}

export async function smtpServerForTest(options: SMTPServerOptions = {}) {
  const mails: Email[] = []
  let connections = 0
  let server: SMTPServer | undefined
  let port = 0
  async function open() {
    const one = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // Milliseconds that open connections get to end.
      closeTimeout: 10,
      onConnect: (_, done) => {
        connections++
        done()
      },
      onData: async (stream, _, done) => {
        mails.push(await PostalMime.parse(await buffer(stream)))
        done()
      },
      ...options,
    })
    one.on('error', () => {})
    await new Promise<void>((ready) => one.listen(port, '127.0.0.1', ready))
    port = (one.server.address() as AddressInfo).port
    server = one
  }
  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    open,
    close: () => new Promise<void>((done) => server?.close(done)),
  }
}
