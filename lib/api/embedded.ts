import type { Kysely } from 'kysely'
import { env } from '@/lib/env'
import { once } from '@/lib/once'
import { addressHash } from '@/lib/privacy/address-hash'
import { newsLink, unsubscribeLinks } from '@/lib/privacy/mail-links'
import { isSuppressed } from '@/lib/privacy/suppressions'
import { siteDatabase } from '@/lib/store/site-database'
import { createUpstream, type Upstream } from '@/upstream/app'
import { draftsRoot, embeddedRoot, handIn } from './own-upstreams'
import { upstreamSettings } from './upstream-settings'

/** The embedded upstream, created at the first call. Throws EnvError. */
export function embedded(): Upstream {
  return once('embedded upstream', () =>
    createUpstream({
      ...upstreamSettings(),
      database: async () => (await siteDatabase()) as Kysely<unknown>,
      mailLinks: async (address) =>
        (await isSuppressed(await siteDatabase(), addressHash(address)))
          ? null
          : { ...unsubscribeLinks(address), news: newsLink(address) },
    }),
  )
}

/** 404 if the site has an outside upstream, which serves its own files. */
export async function embeddedFile(path: string): Promise<Response> {
  if (env().API_ROOT_URL) return new Response(null, { status: 404 })
  return await embedded().handle(new Request(embeddedRoot + path))
}

const drafts = () =>
  once('drafts upstream', () =>
    createUpstream({ ...upstreamSettings(), showsUnpublished: true, countsPlaces: false }),
  )

handIn(embeddedRoot, (request) => embedded().handle(request))
handIn(draftsRoot, (request) => drafts().handle(request))
