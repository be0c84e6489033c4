import type { Instrumentation } from 'next'
import { currentVisit, outsideRequests } from '@/lib/visit/visit'
import { log } from './log'
import { withoutQuotes } from './without-quotes'

/** Logs the route's pattern, because the address may hold a token. The browser gets `digest`, too. */
export function logPageFault(
  ...[
    error,
    { method },
    { routePath, routeType, revalidateReason },
  ]: Parameters<Instrumentation.onRequestError>
): void {
  const { name, message, digest } = error as Error & { digest?: string }
  const said = { request: currentVisit()?.id, digest, error: name, message: withoutQuotes(message) }
  const where = { method, route: routePath, part: routeType, revalidating: revalidateReason }
  // `log` reads the clock, and Next throws when a render does so.
  outsideRequests(() => log('error', 'page_failed', { ...said, ...where }))
}
