import { currentVisit } from '@/lib/visit/visit'

type Details = Record<string, string | number | boolean | null | undefined>

// JSON escapes the others: a terminal obeys some of these, and some programs take others for the end of a line.
const unprinted = /[\u007f-\u009f\u2028\u2029]/g

const minute = 60_000
const told = new Map<string, { at: number; again: number }>()

// A visitor may read out the reference of each: these are left out only where one request repeats itself.
const byRequest = ['answer_failed', 'page_failed', 'dashboard_closed']

/**
 * Writes one line of JSON for the operator, to stdout, or to stderr if it warns of something. An error that is repeated
 * word for word is written once a minute, and `again` says how often it was left out before: while a disk is full, each
 * request has the same to say. What is said while a request is answered has its id.
 *
 * @param event what happened, such as "delivery_failed"
 * @param details where, and numbers; never personal data such as names, e-mail addresses and what somebody typed
 */
export function log(level: 'info' | 'warn' | 'error', event: string, details: Details = {}): void {
  const { request = currentVisit()?.id, ...said } = details
  const repeated = JSON.stringify([event, said, byRequest.includes(event) && request])
  const again = level === 'error' ? repeatsOf(repeated) : 0
  if (again === null) return
  const time = new Date().toISOString()
  const line = JSON.stringify({ time, level, event, request, ...said, ...(again > 0 && { again }) }).replace(
    unprinted,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  process[level === 'info' ? 'stdout' : 'stderr'].write(`${line}\n`)
}

/** Lets a process outlive its log: without a listener, a full disk under its file would end it. */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

// How often a line was left out since it was written; null where it is to be left out once more.
function repeatsOf(line: string): number | null {
  const [at, last] = [performance.now(), told.get(line)]
  if (last && at - last.at < minute) {
    last.again++
    return null
  }
  if (told.size > 1000) told.clear()
  told.set(line, { at, again: 0 })
  return last?.again ?? 0
}
