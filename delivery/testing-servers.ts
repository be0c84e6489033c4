import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

// Real servers for tests. They can be closed and opened again at the same address.

/**
 * An HTTP server.
 *
 * @param answer what it answers; 204 unless told
 */
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
    },
  }
}

/**
 * A mail server.
 *
 * @param options of SMTPServer, in the place of those with which it takes every mail
 */
export async function smtpServerForTest(options: SMTPServerOptions = {}) {
  const mails: Email[] = []
  let connections = 0
  let server: SMTPServer | undefined
  let port = 0
  async function open() {
    const one = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      // How long it waits for connections that are open, in milliseconds.
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
    // A client that goes away in the middle is no fault of the test.
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
