import type { NextRequest } from 'next/server'
import { answerMailLink } from '@/lib/privacy/answer-mail-link'
import { mailPages } from '@/lib/privacy/mail-links'
import { suppress } from '@/lib/privacy/suppressions'

/** Ends our mails: for the page's button, and for the one of mail programs, which comes from anywhere (RFC 8058). */
export async function POST({ nextUrl }: NextRequest) {
  return await answerMailLink('unsubscribe', nextUrl.searchParams, async (db, hash, now) => {
    await suppress(db, hash, now)
    return true
  })
}

/** Who follows the link that is meant for mail programs gets the page. */
export function GET({ nextUrl }: NextRequest) {
  return new Response(null, { status: 302, headers: { Location: mailPages.unsubscribe + nextUrl.search } })
}
