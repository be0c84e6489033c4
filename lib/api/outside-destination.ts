import { keyMemory } from '@/delivery/schedule'
import { mayHaveArrived, type Outcome } from '@/delivery/settle'
import type { Item } from '@/delivery/tables'
import type { Destination } from '@/delivery/worker'
import { env } from '@/lib/env'
import { formatStart } from '@/lib/time/first-class'
import { post } from './client'
import { UpstreamError } from './errors'
import { noteAnswer } from './last-answer'
import type { SentRecord } from './refused-mail'

// The upstream would refuse the record at each retry.
const refusals = [400, 409, 413, 422]
// An overloaded upstream sends these, and has stored nothing.
const busy = [429, 503]
// A proxy sends these. The upstream behind it may have stored the record.
const behind = [502, 504]

const maxMessage = 500

export const outsideDestination: Destination = {
  atOnce: 4,
  isNoted: true,
  deliver: sendToOutside,
  isBack,
}

/**
 * Sends a record. After a try that may have arrived, it sends again only to an upstream that recognises repeats.
 * `error` is the failed call.
 */
export async function sendToOutside(item: Item): Promise<Outcome & { error?: UpstreamError }> {
  const { path, record }: SentRecord = JSON.parse(item.payload)
  const doubt = doubtAbout(item)
  if (doubt) return { is: 'uncertain', reason: doubt }
  try {
    await postRecord(path, record, item.key)
    return { is: 'delivered' }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return { ...outcomeOf(error, item), error }
  }
}

/**
 * Posts a record. An upstream may ignore the field `start`, so the message states the start too, within the
 * contract's 500 letters. An upstream that refuses the field gets the record without it. Throws UpstreamError.
 */
export async function postRecord(path: string, record: SentRecord['record'], key: string): Promise<void> {
  const { start, message = '', ...rest } = record
  if (!start) return await post(path, 'message' in record ? { ...rest, message } : rest, { key })
  const line = `Start: ${formatStart({ courseStart: String(start) })}`
  const typed = [...String(message)].slice(0, maxMessage - line.length - 1).join('')
  const whole = { ...rest, message: typed ? `${typed}\n${line}` : line }
  try {
    await post(path, { ...whole, start }, { key })
  } catch (error) {
    if (!(error instanceof UpstreamError && error.fields.start)) throw error
    await post(path, whole, { key })
  }
}

function doubtAbout(item: Item): string | null {
  if (!mayHaveArrived(item)) return null
  if (!env().API_IDEMPOTENT) return 'an earlier attempt got no answer'
  const age = Date.parse(item.tried_at ?? '') - Date.parse(item.maybe_at ?? '')
  return age > keyMemory ? 'an attempt 23 hours ago got no answer, and its key may have expired' : null
}

function outcomeOf(error: UpstreamError, item: Item): Outcome {
  const { status } = error
  const reason = status === null ? error.message.replace(/^.*?: /, '') : `${status}`
  if (error.isUnreached || busy.includes(status ?? 0)) return { is: 'away', reason, wait: error.wait }
  const isAway = status === null || behind.includes(status)
  if (status === null || status >= 500) {
    if (!env().API_IDEMPOTENT) return { is: 'uncertain', reason, isAway }
    return { is: isAway ? 'away' : 'failed', reason, maybe: true }
  }
  return refusals.includes(status) ? refusalOf(error, item) : { is: 'failed', reason }
}

// The reason names the fields. Their values are personal, and only the mail to admissions holds them.
function refusalOf({ status, fields }: UpstreamError, { kind, payload, person, record }: Item): Outcome {
  const reason = [status, ...Object.keys(fields)].join(' ')
  const notice = { destination: 'mail', kind: `${kind}_refused`, person, record }
  return { is: 'refused', reason, follow: [{ ...notice, payload: { ...JSON.parse(payload), fields } }] }
}

// Any response but 429, 502, 503 or 504 means that the upstream is back.
async function isBack(): Promise<boolean> {
  const { API_ROOT_URL, UPSTREAM_TIMEOUT_MS } = env()
  const init = {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS),
  } as const
  const path = '/api/careerpaths/'
  try {
    const { status, body } = await fetch(API_ROOT_URL + path, init)
    noteAnswer(path, status)
    await body?.cancel()
    return ![...busy, ...behind].includes(status)
  } catch {
    return false
  }
}
