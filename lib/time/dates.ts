/**
 * A date as the upstream gives it, for people: an ISO date becomes "10 January 2027", text such as
 * "10, January 2027" loses its comma, and anything else stays as it is.
 */
export function formatDate(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))) {
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))
  }
  return text.replace(/^0?(\d{1,2}),\s+/, '$1 ')
}

/**
 * The day of a date as the upstream gives it, as "2027-01-10", or null where it names none: ISO dates and instants, and
 * text such as "10, January 2027".
 */
export function isoDate(text: string | null): string | null {
  const iso = text?.match(/^\d{4}-\d{2}-(\d{2})/)
  const words = text?.match(/^(\d{1,2}),?\s+([A-Za-z]+\s+\d{4})$/)
  const instant = new Date(iso ? iso[0] : `${words?.[1]} ${words?.[2]} UTC`)
  if (Number.isNaN(instant.getTime())) return null
  // 31 February would be 3 March.
  return instant.getUTCDate() === Number((iso ?? words)?.[1]) ? instant.toISOString().slice(0, 10) : null
}
