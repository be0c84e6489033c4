import type { RequestListener } from 'node:http'
import { env } from '@/lib/env'
import { sharedPublications } from '@/lib/instances/publications'
import { log } from '@/lib/log'
import { relayed } from '@/lib/publishing/publish-hook'
import { render } from './render'
import { syncTags } from './shared-tags'

const pollMs = 1000
const syncMs = 5000
// A page rendered before that is stale anyway: its first visit renders it again in the background.
const longestLookBackMs = 23 * 60 * 60_000

/** During an update a newer process can publish a tag that this one does not know. */
class UnknownTagError extends Error {}

/** Only a request revalidates Next's caches. It goes to Next directly: a shared port may pass it to another process. */
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
    if (status === 400) throw new UnknownTagError(`The publish hook does not know ${changed.join(' ')}`)
    if (status !== 200) throw new Error(`The publish hook answered ${status}`)
    forget()
    if (!isRelayed) await send(changed)
  }
}

/**
 * Applies what other processes publish: once before it returns, so that the first visitor sees it, then each second.
 * `builtAt` is in ms since 1970. Returns a function that sends this process's publications to the others.
 */
export async function joinPublications(apply: (tags: string[]) => Promise<void>, builtAt: number) {
  // Redis stores when each tag was revalidated. Without Redis, everything since the build is applied again.
  const since = (await syncTags()) ? Date.now() : Math.max(builtAt, Date.now() - longestLookBackMs)
  const { send, applyMissed } = sharedPublications(since)
  // A process that lags may write stale pages into the shared cache. Reading the tags again expires those pages.
  setInterval(() => syncTags().catch(() => {}), syncMs).unref()
  await catchUp()
  return send

  async function catchUp(): Promise<void> {
    await applyMissed(applyKnown).catch(({ message }: Error) =>
      log('error', 'publications_not_applied', { reason: message }),
    )
    setTimeout(catchUp, pollMs).unref()
  }

  // A publication that fails for good must not block later ones.
  async function applyKnown(tags: string[]): Promise<void> {
    await apply(tags).catch((error: Error) => {
      if (!(error instanceof UnknownTagError)) throw error
      log('warn', 'publication_skipped', { reason: error.message })
    })
  }
}
