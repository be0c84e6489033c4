import type { RequestListener } from 'node:http'
import { env } from '@/lib/env'
import { sharedPublications } from '@/lib/instances/publications'
import { relayed } from '@/lib/publishing/publish-hook'
import { render } from './render'
import { syncTags } from './shared-tags'

const pollMs = 1000
const syncMs = 5000

/** Only a request can revalidate Next's caches. It goes without a network, as several processes may share a port. */
export function publisher(
  next: RequestListener,
  forget: () => void,
  send: (tags: string[]) => Promise<void>,
) {
  return async (changed: string[], isRelayed = false): Promise<void> => {
    const { status } = await render(next, {
      method: 'POST',
      url: '/api/revalidate',
      address: '127.0.0.1',
      headers: {
        'content-type': 'application/json',
        'x-revalidate-secret': env().REVALIDATE_SECRET,
        ...(isRelayed && { [relayed]: '' }),
      },
      body: Buffer.from(JSON.stringify({ changed })),
    })
    if (status !== 200) throw new Error(`The publish hook answered ${status}`)
    forget()
    if (!isRelayed) await send(changed)
  }
}

/**
 * Applies what other processes publish: once before it returns, so that the first visitor sees it, then each second.
 * `builtAt` is in ms since 1970. Returns what sends them this process's own.
 */
export async function joinPublications(apply: (tags: string[]) => Promise<void>, builtAt: number) {
  // Redis knows when each tag was called. Without it this process knows what its build knew.
  const { send, applyMissed } = sharedPublications((await syncTags()) ? Date.now() : builtAt)
  // A process that has not caught up shares pages of old data. The later call of its tag expires them.
  setInterval(() => syncTags().catch(() => {}), syncMs).unref()
  await catchUp()
  return send

  async function catchUp(): Promise<void> {
    await applyMissed(apply).catch(() => {})
    setTimeout(catchUp, pollMs).unref()
  }
}
