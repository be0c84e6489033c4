import type { IncomingMessage, ServerResponse } from 'node:http'
import { take } from '@/lib/limits/take'
import { countPageSpeed } from '@/lib/speed/page-speed'
import { clientOf } from '@/lib/visit/client-of'
import { Refusal } from './refusal'

const longest = 200

/** Whether something is sent to where the script of a page tells how quick it was. */
export const isPageSpeed = (method: string | undefined, url: string) =>
  method === 'POST' && /^\/api\/page-speed(?:\?|$)/.test(url)

/**
 * Counts what the script of a page has sent.
 *
 * @param body whole
 * @param client its address, which is counted under a limit and forgotten
 * @throws Refusal for what the script does not send
 */
export async function takePageSpeed(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
  client: string,
): Promise<void> {
  const wait = await take(['page speed, client', clientOf(client)])
  if (wait > 0) throw new Refusal(429, `Too many: wait ${wait} seconds.`, wait)
  if (!body || body.length > longest) throw new Refusal(413, 'Too long.')
  if (!countPageSpeed(body.toString())) throw new Refusal(400, 'This is not what pages send.')
  response.writeHead(204, { 'cache-control': 'no-store', 'x-request-id': headers['x-request-id'] }).end()
}
