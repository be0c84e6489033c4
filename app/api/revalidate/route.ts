import { revalidateTag } from 'next/cache'
import type { NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { take } from '@/lib/limits/take'
import { log } from '@/lib/log'
import { changedTags, relayed } from '@/lib/publishing/publish-hook'
import { forgetAddresses } from '@/lib/routing/known-addresses'
import { isSecret } from '@/lib/signature'
import { currentClient } from '@/lib/visit/current-client'

const maxBodyChars = 20_000

/** The publish hook (docs/upstream.md). With an outside upstream, visitors get stale data until fresh data arrives. */
export async function POST(request: NextRequest) {
  const { REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS } = env()
  const sent = request.headers.get('x-revalidate-secret')
  if (![REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS].some((secret) => isSecret(sent, secret))) {
    const wait = await take(['hook without its secret, client', await currentClient()])
    if (wait > 0) return tooMany(wait)
    return Response.json({ detail: 'The X-Revalidate-Secret header is missing or wrong.' }, { status: 401 })
  }
  // The process that relayed this call has already counted it.
  const wait = request.headers.has(relayed) ? 0 : await take(['hook, all'])
  if (wait > 0) return tooMany(wait)
  const body = await request.text()
  if (Buffer.byteLength(body) > maxBodyChars)
    return Response.json({ detail: 'The body is too long.' }, { status: 413 })
  const answer = changedTags(body)
  if ('faults' in answer) return Response.json(answer.faults, { status: 400 })
  for (const tag of answer.tags)
    revalidateTag(tag, env().API_ROOT_URL && tag !== 'pages' ? 'max' : { expire: 0 })
  forgetAddresses()
  log('info', 'refreshed', { tags: answer.tags.join(' ') })
  return Response.json({ refreshed: answer.tags })
}

function tooMany(wait: number): Response {
  const headers = { 'Retry-After': String(wait) }
  return Response.json({ detail: `Too many calls: wait ${wait} seconds.` }, { status: 429, headers })
}
