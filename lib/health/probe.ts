import { env } from '@/lib/env'
import { isSecret } from '@/lib/signature'
import type { Readiness } from './readiness'
import { version } from './version'

type Probe = { status: number; headers: Record<string, string>; body: object }

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * Checks nothing: a process that responds is alive. Only operators get the version, which would help attackers.
 *
 * @param sent the header X-Revalidate-Secret
 */
export function aliveProbe(sent: string | null): Probe {
  const { REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS } = env()
  const isOperator = [REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS].some((secret) => isSecret(sent, secret))
  return { status: 200, headers, body: { status: 'alive', ...(isOperator && { version }) } }
}

/** With 503, a load balancer sends visitors to another process. */
export function readyProbe(body: Readiness): Probe {
  return { status: body.status === 'ready' ? 200 : 503, headers, body }
}
