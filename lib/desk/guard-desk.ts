import { type NextRequest, NextResponse } from 'next/server'
import { forget } from '@/lib/account/guard-dashboard'
import { readSession } from '@/lib/account/session-cookies'
import { type Handler, isRead } from '@/lib/address/handler'
import { deskOf } from './access'
import { invitationCookie, recoveryCookie } from './desk-cookies'

/** Moves the mailed token into a cookie, before the sign-in page could put it into another URL. */
export const receiveInvitation: Handler = ({ nextUrl, url }) => {
  const token = nextUrl.searchParams.get('t')
  if (!token || token.length > 100) return
  const response = NextResponse.redirect(new URL('/desk/set-up', url))
  response.cookies.set(invitationCookie.name, token, invitationCookie.options())
  return response
}

/** A 404 for an account that is not staff; the code page while the desk is closed. guardDashboard does the sign-in. */
export const guardDesk: Handler = async (request) => {
  const desk = await deskOf(request.cookies).catch(() => undefined)
  if (desk === undefined) return // guardDashboard shows that the database is away.
  if (desk === null) return (await isSignedIn(request)) ? to(request, '/not-found') : undefined
  const { pathname } = request.nextUrl
  // Until somebody opens the mailed link, an account with the invited address may be a stranger's.
  if (!desk.member.factor && !request.cookies.has(invitationCookie.name)) return to(request, '/not-found')
  // submitDeskForm handles a closed desk itself: it stores the typed values until a code is entered.
  const isEntry = /^\/desk\/(?:code$|set-up$|act\/)/.test(pathname)
  if (!desk.isOpen && !isEntry)
    return NextResponse.redirect(
      new URL(desk.member.factor ? '/desk/code' : '/desk/set-up', request.url),
      303,
    )
  if (pathname !== '/desk/recovery' || !isRead(request)) return
  const response = NextResponse.next()
  forget(response, recoveryCookie)
  return response
}

const to = ({ url }: NextRequest, path: string) => NextResponse.rewrite(new URL(path, url))

async function isSignedIn({ cookies }: NextRequest): Promise<boolean> {
  return (await readSession(cookies).catch(() => null)) !== null
}
