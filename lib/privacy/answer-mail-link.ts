import type { Kysely } from 'kysely'
import { log } from '@/lib/log'
import { siteDatabase } from '@/lib/store/site-database'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { mailPages, readMailLink } from './mail-links'
import type { MailOutcome } from './mail-outcomes'

type Work = (db: Kysely<SiteTables>, hash: string, now: Date) => Promise<boolean>

const statuses = { done: 200, broken: 400, failed: 500 } as const

/**
 * Answers the button that a mailed link leads to. Nothing of the body is read: the link itself says who asks for what.
 *
 * @param purpose what the link must have been made for
 * @param query of the link; with `by=page` a person has pressed the page's button, and is told on a page what came of it.
 *   A mail program gets the status alone, as it may follow no redirect
 * @param work what it is about; false where there was nothing to do
 */
export async function answerMailLink(
  purpose: keyof typeof mailPages,
  query: URLSearchParams,
  work: Work,
): Promise<Response> {
  const outcome = await outcomeOf(purpose, query, work)
  if (query.get('by') !== 'page') return new Response(null, { status: statuses[outcome] })
  return new Response(null, { status: 303, headers: { Location: `${mailPages[purpose]}/${outcome}` } })
}

async function outcomeOf(
  purpose: keyof typeof mailPages,
  query: URLSearchParams,
  work: Work,
): Promise<MailOutcome> {
  try {
    const hash = readMailLink(purpose, query)
    if (hash === null) return 'broken'
    const isDone = await work(await siteDatabase(), hash, now())
    if (isDone) log('info', 'mail_link_used', { purpose })
    return isDone ? 'done' : 'broken'
  } catch (error) {
    log('error', 'mail_link_failed', { purpose, reason: (error as Error).name })
    return 'failed'
  }
}
