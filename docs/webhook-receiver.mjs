// A receiver of the site's webhooks, as small as one can be: WEBHOOK_SECRET=whsec_… PORT=8080 node docs/webhook-receiver.mjs
// What it does and why is in docs/webhooks.md. It wants one package: npm install standardwebhooks
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

// While the secret is changed there are two, with a space between: either will do.
const secrets = (process.env.WEBHOOK_SECRET ?? '').split(' ').map((secret) => new Webhook(secret))

// Ids of accepted events. Yours belongs in the database, written in the transaction that stores the lead.
const taken = new Set()

const server = createServer(async (request, response) => {
  // The text as it came: parsed and written again it has another signature.
  const event = verified(await text(request), request.headers)
  if (!event) return response.writeHead(400).end('not signed by the site\n')
  const id = request.headers['webhook-id']
  if (!taken.has(id)) store(event)
  taken.add(id)
  response.writeHead(204).end()
})

// Refuses a wrong signature, and a timestamp that is more than five minutes off.
function verified(body, headers) {
  for (const secret of secrets) {
    try {
      return secret.verify(body, headers)
    } catch {}
  }
  return null
}

function store({ type, version, data }) {
  if (version !== 1) throw new Error(`${type} has version ${version}: see docs/webhooks.md`)
  process.stdout.write(`${type}: ${data.reference}\n`)
}

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  process.stdout.write(`listening at http://127.0.0.1:${server.address().port}\n`)
})
