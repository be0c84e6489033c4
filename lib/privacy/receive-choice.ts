import { NextResponse } from 'next/server'
import { cookieName, cookieOptions } from '@/lib/cookies'
import { env } from '@/lib/env'
import { measurement } from '@/provider/facts/measurement'

const halfYearSeconds = 182 * 24 * 60 * 60

/**
 * Stores the choice about analytics in a cookie that the page's script reads. A browser's own refusal, by header,
 * overrides a posted yes. A refusal deletes the analytics tool's cookies on this domain.
 */
export function receiveChoice(choice: unknown, headers: Headers): NextResponse {
  if (!measurement) return new NextResponse(null, { status: 404 })
  const refuses = headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
  const isAgreed = choice === 'yes' && !refuses
  const to = { Location: '/cookie-policy#cookie-choice', 'Cache-Control': 'no-store' }
  const answer = new NextResponse(null, { status: 303, headers: to })
  answer.cookies.set({
    name: cookieName('consent'),
    value: `${measurement.version}.${isAgreed ? 'yes' : 'no'}`,
    ...cookieOptions(halfYearSeconds, { httpOnly: false }),
  })
  const named = measurement.cookies.map((cookie) => cookie.name)
  if (!isAgreed) for (const name of sentOf(named, headers)) endCookie(answer, name)
  return answer
}

// A name that ends with `*` matches all cookies that begin with the rest.
function sentOf(named: string[], headers: Headers): string[] {
  const sent = (headers.get('cookie') ?? '').split(/;\s*/).map((cookie) => cookie.replace(/=.*/s, ''))
  return sent.filter((name) =>
    named.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
  )
}

// A script may have set the cookie for any parent domain, so each is tried. Browsers reject domains such as co.uk.
function endCookie({ headers }: NextResponse, name: string): void {
  const { hostname } = new URL(env().SITE_URL)
  const parts = hostname.split('.')
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0${domain}`)
}
