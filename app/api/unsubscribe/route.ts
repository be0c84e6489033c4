import type { NextRequest } from 'next/server'
import { mailPages } from '@/lib/privacy/mail-links'
import { spendMailLink } from '@/lib/privacy/spend-mail-link'

const statuses = { done: 200, broken: 400, failed: 500 } as const

/**
 * The button of a mail program, which posts from anywhere and follows no redirect (RFC 8058). Nothing of the body is read:
 * the link itself says who asks for what.
 */
export async function POST({ nextUrl }: NextRequest) {
  return new Response(null, { status: statuses[await spendMailLink('unsubscribe', nextUrl.searchParams)] })
}

/** Who follows the link that is meant for mail programs gets the page. */
export function GET({ nextUrl }: NextRequest) {
  return new Response(null, { status: 302, headers: { Location: mailPages.unsubscribe + nextUrl.search } })
}
