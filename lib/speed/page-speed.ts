import { log } from '@/lib/log'
import { firstParts } from '@/lib/routes'

const measures = ['LCP', 'CLS', 'INP', 'TTFB'] as const
const ratings = ['good', 'needs-improvement', 'poor'] as const

type CounterName = `${(typeof measures)[number]} ${(typeof ratings)[number]}`
type Counts = Partial<Record<CounterName, number>>

const hourMs = 60 * 60_000
// By kind of page, of which there are about fifty.
const counted = new Map<string, Counts>()

/** Counts a report. Returns false for a body in another format than server/page-speed.ts sends. */
export function countPageSpeed(body: string): boolean {
  const said = [...new URLSearchParams(body)]
  const [[name, on = ''] = [], ...found] = said
  const names = found.map(([measure]) => measure)
  const isKnown = found.every(([measure, rating]) => isOf(measures, measure) && isOf(ratings, rating))
  const isWhole = name === 'on' && /^[\w-]{0,40}(?:\/\*)?$/.test(on) && found.length > 0
  if (!isWhole || !isKnown || new Set(names).size < names.length) return false
  const kind = kindOf(on)
  const counts = counted.get(kind) ?? {}
  for (const [measure, rating] of found as [string, string][]) {
    const key = `${measure} ${rating}` as CounterName
    counts[key] = (counts[key] ?? 0) + 1
  }
  counted.set(kind, counts)
  return true
}

/** Logs a line per kind of page, and resets the counts. */
export function logPageSpeed(): void {
  for (const [page, counts] of counted) log('info', 'page_speed', { page, ...counts })
  counted.clear()
}

/** A killed process loses its counts since the last log line. */
export function logPageSpeedHourly(): void {
  setInterval(logPageSpeed, hourMs).unref()
}

// The provider's own pages and unknown addresses together are one kind.
function kindOf(on: string): string {
  const [section = ''] = on.split('/')
  if (section === '') return 'home'
  return isOf(firstParts, section) ? on : 'page'
}

function isOf(list: readonly string[], word = ''): boolean {
  return list.includes(word)
}
