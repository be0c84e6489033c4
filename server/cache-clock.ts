import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

// Clocks of two machines that are set right are closer than this, in seconds.
const apart = 5

/**
 * For how long a cache in front may give an answer to others: to the end of the second in which it asked, by its own clock
 * (deploy/nginx). nginx counts in whole seconds, so that one second told as such would last for up to two.
 *
 * @param asked the headers of its request, `X-Cache-Clock` in seconds
 * @param answer one that is the same for everybody
 * @returns nothing for who does not tell its clock, and of what never changes: that is kept for as long as its own headers say
 */
export function freshness(
  asked: IncomingHttpHeaders,
  { status, headers }: { status: number; headers: OutgoingHttpHeaders },
): OutgoingHttpHeaders | undefined {
  const told = asked['x-cache-clock']
  if (told === undefined || status !== 200 || /immutable/.test(String(headers['cache-control']))) return
  const second = Math.floor(Number(told))
  return { 'x-accel-expires': Math.abs(second - Date.now() / 1000) < apart ? `@${second}` : '1' }
}
