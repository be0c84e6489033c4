import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/env'
import { toldByAnother } from '@/lib/publishing/publish-hook'
import { ask } from './ask'

/**
 * The publish hook of this very process, called without a network: of several processes each has caches of its own, and a
 * port may belong to all of them.
 *
 * @param respond answers a request, as it does those of visitors
 * @returns says what has changed, and whether another process was told first; it rejects where the hook did not take it
 */
export function ownHook(respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  return async (changed: string[], isToldByAnother = false): Promise<void> => {
    const { status } = await ask(respond, {
      method: 'POST',
      url: '/api/revalidate',
      address: '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        'x-revalidate-secret': env().REVALIDATE_SECRET,
        ...(isToldByAnother && { [toldByAnother]: '' }),
      },
      body: Buffer.from(JSON.stringify({ changed })),
    })
    if (status !== 200) throw new Error(`The publish hook answered ${status}`)
  }
}
