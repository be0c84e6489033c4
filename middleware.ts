import { type NextRequest, NextResponse } from 'next/server'
import {
  cookieNames,
  cookieOptions,
  freshSession,
  greetingOf,
  openSession,
  sealSession,
  sessionLifetime,
} from './lib/account/auth'
import { resetCookie } from './lib/account/reset-cookie'
import { sections } from './lib/address/addresses'
import { anySlug } from './lib/address/any-slug'
import { knownAddresses } from './lib/address/known-addresses'

export const config = {
  matcher: [
    '/dashboard/:path*',
    '/auth/forgot-password-confirm',
    '/auth/login',
    '/careerpaths/:slug/:path*',
    '/blog/:path*',
    '/resources/:path*',
    '/events/:slug/:path*',
    // Capitals, unless in the name of a file.
    '/((?!_next/|api/|media/|films/|.*\\.).*[A-Z].*)',
  ],
  runtime: 'nodejs',
}

const addresses = {
  careerpaths: knownAddresses(sections.careerpaths),
  blog: knownAddresses(sections.blog),
  resources: knownAddresses(sections.resources),
  events: knownAddresses(sections.events),
}

type Section = keyof typeof addresses

/** What is decided before a page: its one address, who may see /dashboard, where a reset link goes, and what exists. */
export async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const [, section = '', ...rest] = pathname.split('/')
  if (hasCapitals(pathname) && !(await mayBeOfUpstream(section, rest))) return toLowerCase(request)
  if (section === 'dashboard') return await guard(request)
  if (section === 'auth') return rest[0] === 'login' ? forgetEnded(request) : keepResetLink(request)
  if (rest[0] === anySlug) return NextResponse.next()
  const address = rest[0] === 'page' ? rest.join('/') : rest[0]
  if (!address) return toPage(request, section)
  if (address === 'page/1') return NextResponse.redirect(new URL(`/${section}`, request.url), 308)
  const existence = await addresses[section as Section](address)
  if (existence === 'missing') return gone(request)
  const isPage = rest.length === 1 && request.method === 'GET'
  if (existence === 'away' && isPage)
    return NextResponse.rewrite(new URL(`/${section}/${anySlug}`, request.url))
  return NextResponse.next()
}

// A session whose access token is about to run out is renewed for this request and for the browser alike.
async function guard(request: NextRequest) {
  const names = cookieNames()
  const session = await openSession(request.cookies.get(names.session)?.value)
  if (!session) return toLogin(request)
  const fresh = await freshSession(session).catch(() => session)
  if (!fresh) return forget(toLogin(request, 'ended'))
  if (fresh === session) return NextResponse.next()
  const sealed = await sealSession(fresh)
  request.cookies.set(names.session, sealed)
  const response = NextResponse.next({ request: { headers: request.headers } })
  response.cookies.set(names.session, sealed, cookieOptions(sessionLifetime))
  const greeting = cookieOptions(sessionLifetime, { httpOnly: false })
  response.cookies.set(names.greeting, greetingOf(fresh.email), greeting)
  return response
}

function forget(response: NextResponse) {
  const names = cookieNames()
  response.cookies.set(names.session, '', cookieOptions(0))
  response.cookies.set(names.greeting, '', cookieOptions(0, { httpOnly: false }))
  return response
}

// A page that finds the session ended leads here, and can set no cookie itself. No other site may sign anybody out.
function forgetEnded(request: NextRequest) {
  const isEnded = request.nextUrl.searchParams.get('notice') === 'ended'
  const isOwn = request.headers.get('sec-fetch-site') !== 'cross-site'
  return isEnded && isOwn ? forget(NextResponse.next()) : NextResponse.next()
}

function toLogin(request: NextRequest, notice?: 'ended') {
  const login = new URL('/auth/login', request.url)
  login.searchParams.set('callbackUrl', request.nextUrl.pathname + request.nextUrl.search)
  if (notice) login.searchParams.set('notice', notice)
  return NextResponse.redirect(login)
}

// Neither the address bar nor the history keeps the link to a new password.
function keepResetLink(request: NextRequest) {
  const { searchParams } = request.nextUrl
  const [uid, token] = [searchParams.get('uid'), searchParams.get('token')]
  if (!uid || !token || uid.length + token.length > 1000) return NextResponse.next()
  const response = NextResponse.redirect(new URL(request.nextUrl.pathname, request.url))
  response.cookies.set(resetCookie.name, resetCookie.write({ uid, token }), resetCookie.options())
  return response
}

const hasCapitals = (path: string) => /[A-Z]/.test(path.replaceAll(/%[0-9A-F]{2}/g, ''))

// An upstream may give an address capitals; ours have none. While its list cannot be read, the page decides.
async function mayBeOfUpstream(section: string, [slug = '']: string[]) {
  const lookUp = addresses[section as Section]
  return lookUp !== undefined && hasCapitals(slug) && (await lookUp(slug)) !== 'missing'
}

function toLowerCase(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = url.pathname.toLowerCase()
  return NextResponse.redirect(url, 308)
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
