import { createHash } from 'node:crypto'
import { now } from '@/lib/time/now'

const tenMinutes = 10 * 60_000
const mostRemembered = 10_000

const firstSent = new Map<string, number>()

/**
 * Makes the `Idempotency-Key` of a record, by which an upstream tells a repeat. It belongs to one filled-in form and to
 * what stands in it: a second try carries the same key, a corrected field another one, as an upstream refuses a key that
 * comes back with something else. A form without a key of its own was sent without script: there, the same words within
 * ten minutes are the same form. Processes that share an upstream agree on that but for two halves of a double click
 * that reach two of them on both sides of a full ten minutes.
 * @param path where the record is sent
 * @param record its fields
 * @param formKey the form's own key, if it has one
 * @param at the instant of the submission, in milliseconds
 * @returns 64 hexadecimal digits
 */
export function writeKey(
  path: string,
  record: object,
  formKey: string | undefined,
  at = now().getTime(),
): string {
  const content = hashOf(path, JSON.stringify(record))
  return hashOf(content, formKey ?? String(Math.floor(firstTime(content, at) / tenMinutes)))
}

// When the same was first sent within the last ten minutes; the oldest are forgotten, as the map is in their order.
function firstTime(content: string, now: number): number {
  for (const [old, at] of firstSent) {
    if (now - at < tenMinutes && firstSent.size < mostRemembered) break
    firstSent.delete(old)
  }
  const first = firstSent.get(content) ?? now
  firstSent.set(content, first)
  return first
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
