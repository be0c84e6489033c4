import { site } from '@/provider/facts/site'
import { instantOf } from './zones'

const dayMs = 24 * 60 * 60_000

/** The ISO date of the Monday of the week with the ISO day `day`; undefined for any other text. */
export function mondayOf(day: string | undefined, weeksLater = 0): string | undefined {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return
  const date = new Date(day)
  const days = weeksLater * 7 - ((date.getUTCDay() + 6) % 7)
  return new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** The instants at which the week of `day` begins and ends in the provider's time zone. */
export function weekOf(day: string | undefined): [from?: string, to?: string] {
  const [monday, next] = [mondayOf(day), mondayOf(day, 1)]
  if (!monday || !next) return []
  const start = (date: string) => instantOf(`${date}T00:00`, site.timeZone).toISOString()
  return [start(monday), start(next)]
}
