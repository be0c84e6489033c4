import type { Instrumentation } from 'next'
import { outsideRequests } from '@/lib/visit/outside-requests'
import { currentVisit } from '@/lib/visit/visit'
import { log } from './log'
import { withoutQuotes } from './without-quotes'

/**
 * Says which page could not be made, and why.
 *
 * @param error as it was thrown; `digest` is by what the browser knows it
 * @param context where, as the pattern of the address: the address itself may hold a token
 */
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
  // Next minds who reads the clock amid a render.
  outsideRequests(() => log('error', 'page_failed', { ...said, ...where }))
}
