import { currentVisit } from '@/lib/visit/visit'

type Details = Record<string, string | number | boolean | null | undefined>

// JSON does not escape these control characters, and terminals act on them.
const unprinted = /[\u007f-\u009f\u2028\u2029]/g

const minuteMs = 60_000
const told = new Map<string, { at: number; again: number }>()

// A visitor may quote the id of a failed request, so these events are logged for each request, even if repeated.
const byRequest = ['answer_failed', 'page_failed', 'dashboard_closed']

/**
 * Writes a line of JSON to stdout, or to stderr for warnings and errors. A repeated error appears once a minute;
 * `again` counts the lines omitted before it. `details` hold no personal data. Adds the id of the current request.
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

/** Without a listener, a full disk under the log would end the process. */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

// The number of lines omitted since the last written one; null when this line is omitted, too.
function repeatsOf(line: string): number | null {
  const [at, last] = [performance.now(), told.get(line)]
  if (last && at - last.at < minuteMs) {
    last.again++
    return null
  }
  if (told.size > 1000) told.clear()
  told.set(line, { at, again: 0 })
  return last?.again ?? 0
}
