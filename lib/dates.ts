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
