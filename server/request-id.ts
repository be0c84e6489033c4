import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const wellFormed = /^[\w.-]{8,64}$/

/**
 * By what a request is named: the word of a trusted proxy, so that its log and ours tell of the same, or one of our own. It
 * stands in the headers from then on.
 *
 * @param request without what anybody else has said (server/client-address.ts)
 */
export function requestId({ headers }: IncomingMessage): string {
  const told = String(headers['x-request-id'])
  const id = wellFormed.test(told) && headers['x-request-id'] ? told : randomUUID()
  headers['x-request-id'] = id
  return id
}
