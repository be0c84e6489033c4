// Each receiver accepts what the programs send, and sometimes fails before or after that.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { smtpServerForTest } from '@/delivery/testing-servers'
import type { Place } from './moments'
import type { Trouble } from './trouble'

type ReceiverResponse = { status: number; body: string }

type Take = (body: string, request: IncomingMessage) => ReceiverResponse | Promise<ReceiverResponse>

export type Receiver = { url: string; close: () => unknown }

export async function httpReceiver(
  place: Place,
  trouble: Trouble,
  take: Take,
  read: (path: string) => ReceiverResponse | Promise<ReceiverResponse> = () => ({ status: 200, body: '[]' }),
): Promise<Receiver> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (trouble.isAway(place)) return void request.socket.destroy()
    if (request.method === 'GET') return send(response, await read(request.url ?? '/'))
    const fate = trouble.fate()
    if (fate === 'busy') return send(response, { status: 503, body: '' })
    const body = await text(request)
    if (fate === 'request lost') return void request.socket.destroy()
    const answered = await take(body, request)
    await trouble.taken(place, fate)
    if (fate === 'response lost') return void request.socket.destroy()
    send(response, answered)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function send(response: ServerResponse, { status, body }: ReceiverResponse): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
}

export function mailReceiver(trouble: Trouble, take: (mail: string) => void): Promise<Receiver> {
  return smtpServerForTest({
    onConnect: (_, done) => done(trouble.isAway('mail') ? told(421) : null),
    onData: async (stream, _, done) => {
      // The sender may be killed while it sends.
      const mail = await buffer(stream).catch(() => null)
      if (mail === null) return
      const fate = trouble.fate()
      if (fate === 'busy' || fate === 'request lost') return done(told(451))
      take(mail.toString())
      await trouble.taken('mail', fate)
      done(fate === 'response lost' ? told(451) : null)
    },
  })
}

const told = (responseCode: number) => Object.assign(new Error('Try again later'), { responseCode })
