import type { Instrumentation } from 'next'
import { currentVisit, outsideRequests } from '@/lib/visit/visit'
import { log } from './log'
import { withoutQuotes } from './without-quotes'

/** `context` names the route's pattern, as the address may hold a token. The browser knows `digest`. */
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
  // Next objects to reading the clock during a render.
  outsideRequests(() => log('error', 'page_failed', { ...said, ...where }))
}
