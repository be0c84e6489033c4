import { hash } from 'node:crypto'
import { now } from '@/lib/time/now'

const tenMinutes = 10 * 60_000
const maxKeys = 10_000

const firstSent = new Map<string, number>()

/**
 * The `Idempotency-Key`, 64 hexadecimal digits: a hash of the form's own key and its content, so a correction
 * gets another key. Without a form key, equal content within ten minutes of `at` (ms) counts as one form. Two
 * processes then return one key, unless the clock passes a mark such as 10:20 between the clicks.
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

// Returns when equal content was first sent within ten minutes. The map is in order of time, so its first entries
// are the oldest.
function firstTime(content: string, now: number): number {
  for (const [old, at] of firstSent) {
    if (now - at < tenMinutes && firstSent.size < maxKeys) break
    firstSent.delete(old)
  }
  const first = firstSent.get(content) ?? now
  firstSent.set(content, first)
  return first
}

const hashOf = (...parts: string[]) => hash('sha256', parts.join('\n'))
