import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { rememberCareerPaths } from './lib/known-career-paths'

export const config = { matcher: ['/dashboard/:path*', '/careerpaths/:slug/:path*'], runtime: 'nodejs' }

const mayExist = rememberCareerPaths()

/** Turns away what needs no page: a signed-out visitor of /dashboard, and career paths that do not exist. */
export async function middleware(request: NextRequest) {
  const [, section, slug] = request.nextUrl.pathname.split('/')
  return section === 'dashboard' ? await guard(request) : await knownOnly(request, slug ?? '')
}

async function guard(request: NextRequest) {
  if (await getToken({ req: request })) return NextResponse.next()
  const login = new URL('/auth/login', request.url)
  login.searchParams.set('callbackUrl', request.nextUrl.pathname)
  return NextResponse.redirect(login)
}

// The not-found page is built once; rendering it for each unknown address took 40 ms and room in every cache.
async function knownOnly(request: NextRequest, slug: string) {
  if (await mayExist(slug)) return NextResponse.next()
  return NextResponse.rewrite(new URL('/not-found', request.url))
}
