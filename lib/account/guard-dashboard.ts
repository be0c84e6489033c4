import { type NextRequest, NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { UpstreamError } from '@/lib/api/errors'
import { log } from '@/lib/log'
import { answerCookie } from './answer-cookie'
import { withAskedPath } from './asked-path'
import { readSession, writeSession } from './session-cookies'
import { freshSession } from './session-tokens'

/**
 * Lets only a signed-in visitor see the dashboard. A session whose access token is about to run out is renewed for this
 * request and for the browser alike; in an outage of the upstream the stale one goes on, and the page says what it cannot
 * show. While the database is away nobody knows who is signed in: the dashboard is closed.
 */
export const guardDashboard: Handler = async (request) => {
  const response = await guard(request).catch((error: Error) => {
    log('error', 'dashboard_closed', { reason: error.message })
    const headers = { 'Cache-Control': 'private, no-store' }
    return NextResponse.rewrite(new URL('/dashboard/away', request.url), { headers })
  })
  if (isShown(request, response)) forgetAnswer(response)
  return response
}

async function guard(request: NextRequest) {
  const session = await readSession(request.cookies)
  if (!session) return toSignIn(request, '/auth/login')
  const fresh = await freshSession(session).catch((error) => {
    if (error instanceof UpstreamError) return session
    throw error
  })
  if (!fresh) {
    const response = toSignIn(request, '/auth/login?notice=ended')
    await writeSession(response.cookies, null)
    return response
  }
  if (fresh === session) return NextResponse.next()
  await writeSession(request.cookies, fresh)
  const response = NextResponse.next({ request: { headers: request.headers } })
  await writeSession(response.cookies, fresh)
  return response
}

// A page that is only fetched ahead shows nothing yet.
function isShown({ cookies, headers }: NextRequest, response: NextResponse): boolean {
  const isDocument = headers.get('accept')?.includes('text/html') && !headers.has('sec-purpose')
  return !!isDocument && cookies.has(answerCookie.name) && response.headers.get('x-middleware-next') === '1'
}

// The page says once what came of a form. Next would take a cookie of `response.cookies` away from the page as well.
function forgetAnswer(response: NextResponse): void {
  const { cookies, headers } = new NextResponse()
  cookies.set(answerCookie.name, '', { ...answerCookie.options(), maxAge: 0 })
  response.headers.append('Set-Cookie', headers.get('Set-Cookie') ?? '')
}

function toSignIn({ nextUrl, url }: NextRequest, path: string) {
  return NextResponse.redirect(new URL(withAskedPath(path, nextUrl.pathname + nextUrl.search), url))
}
