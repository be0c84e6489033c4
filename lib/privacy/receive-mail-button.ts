import { NextResponse } from 'next/server'
import { type Handler, isRead } from '@/lib/address/handler'

const routes: Record<string, string> = { '/unsubscribe': '/api/unsubscribe', '/news/confirm': '/api/news' }

/**
 * Hands the button of a mailed link's page to its route. The page is prerendered and knows no link, so its form has no
 * address and posts to the one in the address bar.
 */
export const receiveMailButton: Handler = (request) => {
  const { pathname, search } = request.nextUrl
  const route = routes[pathname]
  if (!route || isRead(request)) return
  const address = new URL(route + search, request.url)
  address.searchParams.set('by', 'page')
  return NextResponse.rewrite(address)
}
