import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { lookUp } from './addresses'

/** Redirects to lower case, unless the upstream's own slug has capitals. */
export const redirectCapitals: Handler = async ({ nextUrl }) => {
  if (!hasCapitals(nextUrl.pathname) || (await isOfUpstream(nextUrl.pathname))) return
  const url = nextUrl.clone()
  url.pathname = url.pathname.toLowerCase()
  return NextResponse.redirect(url, 308)
}

// Hexadecimal digits of an encoded byte do not count as capitals.
const hasCapitals = (path: string) => /[A-Z]/.test(path.replaceAll(/%[0-9A-F]{2}/gi, ''))

// While the upstream is away, the address stays and the page decides.
async function isOfUpstream(pathname: string) {
  const [, section = '', slug = ''] = pathname.split('/')
  if (!hasCapitals(slug)) return false
  const found = await lookUp(section, slug)
  return found === 'listed' || found === 'away'
}

/** Redirects old addresses: `/blog?page=2` has a path now, and page 1 is the list itself. */
export const redirectPageQuery: Handler = ({ nextUrl, url }) => {
  const list = nextUrl.pathname.replace(/\/page\/1$/, '')
  if (list !== nextUrl.pathname) return NextResponse.redirect(new URL(list, url), 308)
  const page = nextUrl.searchParams.get('page')
  if (page === null) return
  const path = page === '' || page === '1' ? list : `${list}/page/${encodeURIComponent(page)}`
  return NextResponse.redirect(new URL(path, url), 308)
}
