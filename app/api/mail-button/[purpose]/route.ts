import type { NextRequest } from 'next/server'
import { isPurpose, mailPages } from '@/lib/privacy/mail-links'
import { spendMailLink } from '@/lib/privacy/spend-mail-link'

/** Receives the button of a mailed link's page (lib/privacy/receive-mail-button.ts). */
export async function POST({ nextUrl }: NextRequest, { params }: RouteContext<'/api/mail-button/[purpose]'>) {
  const { purpose } = await params
  if (!isPurpose(purpose)) return new Response(null, { status: 404 })
  const outcome = await spendMailLink(purpose, nextUrl.searchParams)
  return new Response(null, { status: 303, headers: { Location: `${mailPages[purpose]}/${outcome}` } })
}
