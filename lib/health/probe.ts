import type { Readiness } from './readiness'

type Probe = { status: number; headers: Record<string, string>; body: object }

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Looks at nothing. */
export const alive: Probe = { status: 200, headers, body: { status: 'alive' } }

/** 503 sends visitors to another process. */
export function readyProbe(body: Readiness): Probe {
  return { status: body.status === 'ready' ? 200 : 503, headers, body }
}
