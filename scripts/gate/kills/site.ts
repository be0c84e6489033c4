// The site's write path without its pages, so that it starts at once. It responds when the site would show its
// success text.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLead, type Lead } from '@/lib/api/leads'
import { createMessage, type Message } from '@/lib/api/messages'
import { prepareUpstream } from '@/lib/api/prepare-upstream'

await prepareUpstream()

async function accept(request: IncomingMessage): Promise<{ reference: string }> {
  const { kind, fields, key } = JSON.parse(await text(request))
  return kind === 'lead'
    ? await createLead(fields as Lead, { key })
    : await createMessage(fields as Message, { key })
}

const server = createServer((request, response) => {
  accept(request).then(
    (made) => response.writeHead(201).end(JSON.stringify(made)),
    (error) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`)
