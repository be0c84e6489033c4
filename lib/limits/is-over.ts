import type { RateLimiterRes } from 'rate-limiter-flexible'

/** Refused rather than failed. Not by class: the server and Next load different copies of the package. */
export function isOver(reason: unknown): reason is RateLimiterRes {
  return typeof reason === 'object' && reason !== null && 'msBeforeNext' in reason
}
