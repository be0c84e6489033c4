import { type NextRequest, NextResponse } from 'next/server'
import { guardDashboard } from './lib/account/guard-dashboard'
import { receiveMailedLink } from './lib/account/receive-mailed-link'
import { carryReturnPath } from './lib/account/return-path'
import { forgetEndedSession, greetSignedUp, skipSignIn } from './lib/account/sign-in-page'
import type { Handler } from './lib/address/handler'
import { guardDesk, receiveInvitation } from './lib/desk/guard-desk'
import { receivePreviewLink, showPreview } from './lib/preview/receive-preview'
import { receiveMailButton } from './lib/privacy/receive-mail-button'
import { type HandlerName, handlersOf } from './lib/routes'
import { redirectCapitals, redirectPageQuery } from './lib/routing/redirects'
import { refuseUnknown } from './lib/routing/refuse-unknown'
import { answerQueries, hideAddress } from './lib/routing/rewrites'
import { suggestPage } from './lib/routing/suggest-page'

export const config = {
  matcher: [
    '/dashboard/:path*',
    '/desk/:path*',
    '/auth/:path*',
    '/careerpaths/:path*',
    '/find-your-path',
    '/queried/:path*',
    '/blog/:path*',
    '/resources/:path*',
    '/events/:slug/:path*',
    '/missing/:path*',
    // Pages whose path has one part. A path with a dot is a file.
    '/:page([\\w-]+)',
    '/preview',
    '/unsubscribe/:path*',
    '/news/:path*',
    // Paths with capitals, except paths of files.
    '/((?!_next/|api/|media/|films/|.*\\.).*[A-Z].*)',
  ],
  runtime: 'nodejs',
}

const handlers: Record<HandlerName, Handler> = {
  answerQueries,
  carryReturnPath,
  forgetEndedSession,
  greetSignedUp,
  guardDashboard,
  guardDesk,
  hideAddress,
  receiveInvitation,
  receiveMailButton,
  receiveMailedLink,
  receivePreviewLink,
  redirectPageQuery,
  refuseUnknown,
  showPreview,
  skipSignIn,
  suggestPage,
}

/** Returns the response of the first handler that has one. */
export async function middleware(request: NextRequest) {
  const redirect = await redirectCapitals(request)
  if (redirect) return redirect
  for (const name of handlersOf(request.nextUrl.pathname, request.method)) {
    const answer = await handlers[name](request)
    if (answer) return answer
  }
  return NextResponse.next()
}
