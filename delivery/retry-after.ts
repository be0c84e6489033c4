const hour = 60 * 60_000

/**
 * For how long a destination asks not to be tried.
 *
 * @param header the answer's `Retry-After`, in seconds or as a date
 * @returns milliseconds, an hour at most; 0 where it says nothing of use
 */
export function retryAfter(header: string | null): number {
  const wait = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - Date.now()
  return Math.min(Math.max(wait || 0, 0), hour)
}
