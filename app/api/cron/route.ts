import type { NextRequest } from 'next/server'
import { deliverAllDue } from '@/lib/api/prepare-upstream'
import { tellMorning } from '@/lib/api/tell-morning'
import { tellWhenDue } from '@/lib/api/tell-when-due'
import { env } from '@/lib/env'
import { take } from '@/lib/limits/take'
import { purgeNow } from '@/lib/privacy/daily-purge'
import { isSecret } from '@/lib/signature'
import { currentClient } from '@/lib/visit/current-client'

const maxRunMs = 45_000

/** Sends due mails, delivers the outbox and purges, where no process runs between requests (Vercel Cron). */
export async function GET({ headers }: NextRequest) {
  const { CRON_SECRET } = env()
  if (!CRON_SECRET) return new Response(null, { status: 404 })
  const [, secret] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (!isSecret(secret ?? null, CRON_SECRET)) return await refused()
  await Promise.all([tellMorning(), tellWhenDue()])
  const [isAllDelivered] = await Promise.all([deliverAllDue(maxRunMs), purgeNow()])
  return Response.json({ isAllDelivered }, { headers: { 'Cache-Control': 'no-store' } })
}

async function refused(): Promise<Response> {
  const wait = await take(['hook without its secret, client', await currentClient()])
  if (wait === 0) return Response.json({ detail: 'The secret is missing or wrong.' }, { status: 401 })
  const headers = { 'Retry-After': String(wait) }
  return Response.json({ detail: `Too many calls: wait ${wait} seconds.` }, { status: 429, headers })
}
