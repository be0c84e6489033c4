/** "10 January 2027" for an ISO date and for "10, January 2027"; any other text stays. */
export function formatDate(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)))
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))
  return text.replace(/^0?(\d{1,2}),\s+/, '$1 ')
}

/** Formats an ISO instant, such as "10 January 2027 at 09:00 UTC" or "at 09:00 London". */
export function formatInstant(instant: string, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return `${format.format(new Date(instant))}\u00a0${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}`
}

/** The ISO day of an ISO date or instant or of "10, January 2027"; null for anything else. */
export function isoDate(text: string | null): string | null {
  const iso = text?.match(/^\d{4}-\d{2}-(\d{2})/)
  const words = text?.match(/^(\d{1,2}),?\s+([A-Za-z]+\s+\d{4})$/)
  const instant = new Date(iso ? iso[0] : `${words?.[1]} ${words?.[2]} UTC`)
  if (Number.isNaN(instant.getTime())) return null
  // `Date` reads 31 February as 3 March.
  return instant.getUTCDate() === Number((iso ?? words)?.[1]) ? instant.toISOString().slice(0, 10) : null
}
