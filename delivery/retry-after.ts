const hourMs = 60 * 60_000

/** The ms of a `Retry-After` header in seconds or as a date: at most an hour, and 0 for anything else. */
export function retryAfter(header: string | null): number {
  const wait = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now()
  return Math.min(Math.max(wait || 0, 0), hourMs)
}
