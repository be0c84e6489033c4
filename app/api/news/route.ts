import type { NextRequest } from 'next/server'
import { answerMailLink } from '@/lib/privacy/answer-mail-link'
import { confirmConsent } from '@/lib/privacy/consents'

/** Confirms that the owner of an address wants our news. */
export async function POST({ nextUrl }: NextRequest) {
  return await answerMailLink('news', nextUrl.searchParams, confirmConsent)
}
