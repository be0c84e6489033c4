import { Webhook } from 'standardwebhooks'
import { retryAfter } from './retry-after'
import type { Outcome } from './settle'
import { payloadVersion } from './webhook-events'
import type { Destination } from './worker'

export type WebhookSettings = {
  url: string
  /** As the Standard Webhooks specification writes it: "whsec_" and base64; several, one space between, while it is changed. */
  secret: string
  /** How long the receiver may take to answer, in milliseconds. */
  timeout?: number
}

const patience = 15_000
// The receiver itself cannot take anything at the moment; another status is about this event.
const busy = [429, 502, 503, 504]

/** Posts events to a receiver of the provider's, signed as the Standard Webhooks specification says. */
export function webhookDestination({ url, secret, timeout = patience }: WebhookSettings): Destination {
  const signers = secret.split(' ').map((one) => new Webhook(one))
  return {
    atOnce: 4,
    async deliver({ key, kind, created_at, payload }) {
      const body = JSON.stringify({
        type: kind,
        version: payloadVersion,
        timestamp: created_at,
        data: JSON.parse(payload),
      })
      const id = `msg_${key}`
      const at = new Date()
      const headers = {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, at, body)).join(' '),
      }
      const init = { method: 'POST', headers, body, redirect: 'manual' } as const
      return await post(url, { ...init, signal: AbortSignal.timeout(timeout) })
    },
  }
}

async function post(url: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, init)
    // What it says is of no interest, however long.
    await response.body?.cancel()
    return outcomeOf(response.status, retryAfter(response.headers.get('retry-after')))
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { is: 'away', reason: cause?.code ?? name }
  }
}

function outcomeOf(status: number, wait: number): Outcome {
  if (status >= 200 && status < 300) return { is: 'delivered' }
  const reason = status < 400 ? `${status}: the address redirects, which is not followed` : String(status)
  if (status === 410) return { is: 'refused', reason }
  return busy.includes(status) ? { is: 'away', reason, wait } : { is: 'failed', reason }
}
