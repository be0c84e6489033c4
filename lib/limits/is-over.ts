import type { RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Whether a limiter refused, rather than failed. Not by its class: what the server and Next share was made by one copy of
 * the package, and is looked at by another.
 *
 * @param reason what `consume` has thrown
 */
export function isOver(reason: unknown): reason is RateLimiterRes {
  return typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason
}
