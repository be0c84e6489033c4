import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { alive, readyProbe } from '@/lib/health/probe'
import { siteReadiness } from '@/lib/health/site-readiness'
import { headersOfAll } from '@/lib/response-headers'
import { policyOfFile } from './policy'
import { requestId } from './request-id'

/**
 * Answers who asks whether this process is alive or ready, ahead of everything: a site that is busy, or has had too much of
 * somebody, is not to be taken for one that has ended.
 *
 * @returns whether that was asked; else nothing was sent
 */
export async function answerProbe(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = '' } = request
  const [, asked] = /^\/api\/(health|ready)(?:\?|$)/.exec(url) ?? []
  if (!asked || (method !== 'GET' && method !== 'HEAD')) return false
  const { status, headers, body } = asked === 'health' ? alive : readyProbe(await siteReadiness())
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...headersOfAll(env().SITE_URL.startsWith('https:')),
    ...headers,
    'Content-Security-Policy': policyOfFile,
    'Content-Type': 'application/json',
    'X-Request-Id': requestId(request),
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(method === 'HEAD' ? undefined : text)
  return true
}
