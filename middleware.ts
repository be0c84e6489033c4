import { type NextRequest, NextResponse } from 'next/server'
import { carryAskedPath } from './lib/account/carry-asked-path'
import { forgetEndedSession } from './lib/account/forget-ended-session'
import { greetSignedUp } from './lib/account/greet-signed-up'
import { guardDashboard } from './lib/account/guard-dashboard'
import { receiveMailedLink } from './lib/account/receive-mailed-link'
import { skipSignIn } from './lib/account/skip-sign-in'
import { answerQueries } from './lib/address/answer-queries'
import type { Handler } from './lib/address/handler'
import { redirectCapitals } from './lib/address/redirect-capitals'
import { redirectPageQuery } from './lib/address/redirect-page-query'
import { refuseUnknown } from './lib/address/refuse-unknown'
import { suggestPage } from './lib/address/suggest-page'
import { receivePreviewLink, showPreview } from './lib/preview/receive-preview'
import { receiveMailButton } from './lib/privacy/receive-mail-button'

export const config = {
  matcher: [
    '/dashboard/:path*',
    '/auth/:path*',
    '/careerpaths/:path*',
    '/find-your-path',
    '/queried/:path*',
    '/blog/:path*',
    '/resources/:path*',
    '/events/:slug/:path*',
    '/missing/:path*',
    // Pages of one part; what has a dot in its name is a file.
    '/:page([\\w-]+)',
    '/preview',
    '/unsubscribe/:path*',
    '/news/:path*',
    // Capitals, unless in the name of a file.
    '/((?!_next/|api/|media/|films/|.*\\.).*[A-Z].*)',
  ],
  runtime: 'nodejs',
}

const handlers: Handler[] = [
  redirectCapitals,
  answerQueries,
  redirectPageQuery,
  receivePreviewLink,
  showPreview,
  guardDashboard,
  receiveMailedLink,
  carryAskedPath,
  forgetEndedSession,
  skipSignIn,
  greetSignedUp,
  receiveMailButton,
  refuseUnknown,
  suggestPage,
]

/** What is decided before a page: the first handler that has an answer gives it. */
export async function middleware(request: NextRequest) {
  for (const handle of handlers) {
    const answer = await handle(request)
    if (answer) return answer
  }
  return NextResponse.next()
}
