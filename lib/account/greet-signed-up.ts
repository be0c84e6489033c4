import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'

/**
 * Answers the sign-in after a sign-up with a page for that visitor alone, which names their address. The URL decides, not the
 * cookie: a server action that came back with another page than the one in view would lose what came of it. A form that is
 * posted without script goes to the prerendered page, as only that one shows what came of it.
 */
export const greetSignedUp: Handler = (request) => {
  const { nextUrl, url, headers } = request
  if (nextUrl.searchParams.get('notice') !== 'created') return
  if (isRead(request) || headers.has('next-action'))
    return NextResponse.rewrite(new URL('/auth/login/signed-up', url))
}
