import type { NextRequest } from 'next/server'
import { mailPages } from '@/lib/privacy/mail-links'
import { spendMailLink } from '@/lib/privacy/spend-mail-link'

const statuses = { done: 200, broken: 400, failed: 500 } as const

/** Receives a mail program's unsubscribe button (RFC 8058), which follows no redirect. Its body is not read. */
export async function POST({ nextUrl }: NextRequest) {
  return new Response(null, { status: statuses[await spendMailLink('unsubscribe', nextUrl.searchParams)] })
}

/** Redirects a visitor who opens the same link to the page with the button. */
export function GET({ nextUrl }: NextRequest) {
  return new Response(null, { status: 302, headers: { Location: mailPages.unsubscribe + nextUrl.search } })
}
