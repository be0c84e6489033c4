import { type NextRequest, NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import type { pathCookie } from '@/lib/cookies'
import { log } from '@/lib/log'
import { answerCookie } from './answer-cookie'
import { withReturnPath } from './return-path'
import type { Session } from './sealed-session'
import { readSession, writeSession } from './session-cookies'
import { freshOrStaleSession } from './session-tokens'

/** Renews the session for this request and the browser. The stale session stays during an upstream outage. */
export const guardDashboard: Handler = async (request) => {
  try {
    const session = await readSession(request.cookies)
    if (!session) return toSignIn(request, '/auth/login')
    const fresh = await freshOrStaleSession(session)
    if (!fresh) return await toSignInAgain(request)
    const response = fresh === session ? NextResponse.next() : await renewed(request, fresh)
    if (isShown(request)) forget(response, answerCookie)
    return response
  } catch (error) {
    log('error', 'dashboard_closed', { reason: (error as Error).message })
    const headers = { 'Cache-Control': 'private, no-store' }
    return NextResponse.rewrite(new URL('/dashboard/away', request.url), { headers })
  }
}

async function renewed(request: NextRequest, session: Session) {
  await writeSession(request.cookies, session)
  const response = NextResponse.next({ request: { headers: request.headers } })
  await writeSession(response.cookies, session)
  return response
}

async function toSignInAgain(request: NextRequest) {
  const response = toSignIn(request, '/auth/login?notice=ended')
  await writeSession(response.cookies, null)
  return response
}

// A prefetch does not show the page, so it must not clear the outcome.
function isShown({ cookies, headers }: NextRequest): boolean {
  const isDocument = headers.get('accept')?.includes('text/html') && !headers.has('sec-purpose')
  return !!isDocument && cookies.has(answerCookie.name)
}

/** Clears a cookie that the page may still read. `response.cookies` would hide it from the page too. */
export function forget(response: NextResponse, cookie: ReturnType<typeof pathCookie>): void {
  const { cookies, headers } = new NextResponse()
  cookies.set(cookie.name, '', { ...cookie.options(), maxAge: 0 })
  response.headers.append('Set-Cookie', headers.get('Set-Cookie') ?? '')
}

function toSignIn({ nextUrl, url }: NextRequest, path: string) {
  return NextResponse.redirect(new URL(withReturnPath(path, nextUrl.pathname + nextUrl.search), url))
}
