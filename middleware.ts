import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { readAddresses } from './lib/addresses'
import { rememberAddresses } from './lib/known-addresses'

export const config = {
  matcher: [
    '/dashboard/:path*',
    '/careerpaths/:slug/:path*',
    '/blog/:path*',
    '/resources/:path*',
    '/events/:slug/:path*',
  ],
  runtime: 'nodejs',
}

const mayExist = {
  careerpaths: rememberAddresses(readAddresses.careerpaths),
  blog: rememberAddresses(readAddresses.blog),
  resources: rememberAddresses(readAddresses.resources),
  events: rememberAddresses(readAddresses.events),
}

/** Turns away what needs no page: a signed-out visitor of /dashboard, and addresses that do not exist. */
export async function middleware(request: NextRequest) {
  const [, section = '', ...rest] = request.nextUrl.pathname.split('/')
  if (section === 'dashboard') return await guard(request)
  const address = rest[0] === 'page' ? rest.join('/') : rest[0]
  if (!address) return toPage(request, section)
  if (address === 'page/1') return NextResponse.redirect(new URL(`/${section}`, request.url), 308)
  if (!(await mayExist[section as keyof typeof mayExist](address))) return gone(request)
  return NextResponse.next()
}

async function guard(request: NextRequest) {
  if (await getToken({ req: request })) return NextResponse.next()
  const login = new URL('/auth/login', request.url)
  login.searchParams.set('callbackUrl', request.nextUrl.pathname)
  return NextResponse.redirect(login)
}

// `/blog?page=2` is an address of old; the pages after the first have paths of their own, and are prerendered.
function toPage(request: NextRequest, section: string) {
  const page = request.nextUrl.searchParams.get('page')
  if (page === null) return NextResponse.next()
  const path = page === '' || page === '1' ? `/${section}` : `/${section}/page/${encodeURIComponent(page)}`
  return NextResponse.redirect(new URL(path, request.url), 308)
}

// The not-found page is built once; rendering it for each unknown address took 40 ms and room in every cache.
function gone(request: NextRequest) {
  return NextResponse.rewrite(new URL('/not-found', request.url))
}
