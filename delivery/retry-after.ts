const hourMs = 60 * 60_000

/** `Retry-After`, in seconds or as a date, as ms, an hour at most; 0 for anything else. */
export function retryAfter(header: string | null): number {
  const wait = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now()
  return Math.min(Math.max(wait || 0, 0), hourMs)
}
