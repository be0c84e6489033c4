import type { Week } from './read-figures'

/** Such as "45 min", "3 h 15 min" or "26 h"; "–" for null. */
export function timeWords(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 600) return `${Math.round(minutes / 60)} h`
  return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`
}

/** The share answered in time, such as "92%"; "–" if nothing was due. */
export function shareWords({ inTime, late }: Pick<Week, 'inTime' | 'late'>): string {
  const due = inTime + late
  // Rounded down, so that 100% means all.
  return due === 0 ? '–' : `${Math.floor((inTime / due) * 100)}%`
}
