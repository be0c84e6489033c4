import type { RequestListener } from 'node:http'
import { env } from '@/lib/env'
import { toldByAnother } from '@/lib/publishing/publish-hook'
import { ask } from './ask'

/**
 * Publishes in this process, without a network: of several processes each has caches of its own, and a port may belong to
 * all of them. Only a request can revalidate what Next has cached, so this calls the publish hook.
 *
 * @param next Next's own request handler
 * @param forget empties what this server has cached itself
 * @param tell tells the other processes
 * @returns publishes what has changed; `isToldByAnother` where another process has told them. It rejects where the hook did
 *   not take it
 */
export function publisher(
  next: RequestListener,
  forget: () => void,
  tell: (tags: string[]) => Promise<void>,
) {
  return async (changed: string[], isToldByAnother = false): Promise<void> => {
    const { status } = await ask(next, {
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
    forget()
    if (!isToldByAnother) await tell(changed)
  }
}
