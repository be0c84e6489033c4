import type { Readiness } from './readiness'

type Probe = { status: number; headers: Record<string, string>; body: object }

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** The answer of a process that is alive: it has looked at nothing to say so. */
export const alive: Probe = { status: 200, headers, body: { status: 'alive' } }

/**
 * How a balancer is told.
 *
 * @param body what is known
 * @returns 200 where visitors may come, 503 where they should go to another process
 */
export function readyProbe(body: Readiness): Probe {
  return { status: body.status === 'ready' ? 200 : 503, headers, body }
}
