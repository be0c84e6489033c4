import type { NextRequest } from 'next/server'
import { mailPages } from '@/lib/privacy/mail-links'
import { spendMailLink } from '@/lib/privacy/spend-mail-link'

const statuses = { done: 200, broken: 400, failed: 500 } as const

/** Receives the unsubscribe button of mail programs, which follow no redirect (RFC 8058). The body is not read. */
export async function POST({ nextUrl }: NextRequest) {
  return new Response(null, { status: statuses[await spendMailLink('unsubscribe', nextUrl.searchParams)] })
}

/** Redirects a visitor who opens the same link to the page with the button. */
export function GET({ nextUrl }: NextRequest) {
  return new Response(null, { status: 302, headers: { Location: mailPages.unsubscribe + nextUrl.search } })
}
