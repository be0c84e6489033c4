import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'

/**
 * Shows the page with the new address. The URL decides, not the cookie: a server action that returns another
 * page loses its outcome. A form without script goes to the prerendered page, which can show one.
 */
export const greetSignedUp: Handler = (request) => {
  const { nextUrl, url, headers } = request
  if (nextUrl.searchParams.get('notice') !== 'created') return
  if (isRead(request) || headers.has('next-action'))
    return NextResponse.rewrite(new URL('/auth/login/signed-up', url))
}
