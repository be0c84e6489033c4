import { Webhook } from 'standardwebhooks'
import { retryAfter } from './retry-after'
import type { Outcome } from './settle'
import { payloadVersion } from './webhook-events'
import { type WebhookShape, webhookBody } from './webhook-shapes'
import type { Destination } from './worker'

export type WebhookSettings = {
  url: string
  /** As Standard Webhooks writes it: "whsec_" and base64; two, separated by a space, during a rotation. */
  secret: string
  timeoutMs?: number
  shape?: WebhookShape
}

// These statuses say that the receiver is overloaded. Any other concerns this event.
const busy = [429, 502, 503, 504]

export function webhookDestination({ url, secret, timeoutMs = 15_000, shape }: WebhookSettings): Destination {
  const signers = secret.split(' ').map((one) => new Webhook(one))
  return {
    atOnce: 4,
    async deliver({ key, kind, created_at, payload }) {
      const data = JSON.parse(payload)
      const body = webhookBody({ type: kind, version: payloadVersion, timestamp: created_at, data }, shape)
      const id = `msg_${key}`
      const at = new Date()
      const headers = {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, at, body)).join(' '),
      }
      const init = { method: 'POST', headers, body, redirect: 'manual' } as const
      return await post(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    },
  }
}

async function post(url: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, init)
    // Nobody needs the body, which may be endless.
    await response.body?.cancel()
    return outcomeOf(response.status, retryAfter(response.headers.get('retry-after')))
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { is: 'away', reason: cause?.code ?? name }
  }
}

function outcomeOf(status: number, wait: number): Outcome {
  if (status >= 200 && status < 300) return { is: 'delivered' }
  const reason =
    status < 400 ? `${status}: the address redirects, so set WEBHOOK_URL to where it leads` : String(status)
  if (status === 410) return { is: 'refused', reason }
  return busy.includes(status) ? { is: 'away', reason, wait } : { is: 'failed', reason }
}
