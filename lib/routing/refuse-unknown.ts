import { NextResponse } from 'next/server'
import { noticeNames } from '@/lib/account/notices'
import { anySlug } from '@/lib/address/any-slug'
import { type Handler, isRead } from '@/lib/address/handler'
import { mailOutcomes } from '@/lib/privacy/mail-outcomes'
import { planIds } from '@/provider/facts/plans'
import { lookUp, nearestTo } from './addresses'
import { notFoundPath } from './rewrites'

// Addresses whose last part must be in a list.
const choices: [page: RegExp, known: readonly string[]][] = [
  [/^\/careerpaths\/[^/]+\/enrol\/(.+)$/, planIds],
  [/^\/auth\/login\/(.+)$/, noticeNames],
  [/^\/unsubscribe\/(.+)$/, mailOutcomes],
  [/^\/news\/confirm\/(.+)$/, mailOutcomes],
]

/**
 * Unknown addresses share one cached not-found page: rendering each took 40 ms and filled every cache. When a known
 * address is near, the page suggests it. While the upstream is away and no list is stored, all addresses of a
 * section share one page.
 */
export const refuseUnknown: Handler = async (request) => {
  const [, section = '', ...rest] = request.nextUrl.pathname.split('/')
  const rewrite = (path: string) => NextResponse.rewrite(new URL(path, request.url))
  if (!isChosen(request.nextUrl.pathname)) return rewrite('/not-found')
  const address = rest[0] === 'page' ? rest.join('/') : rest[0]
  if (!address) return
  const existence = await lookUp(section, address)
  if (existence === 'missing') return rewrite(notFoundPath(section, await nearestTo(section, address)))
  // A posted form must reach its own page.
  if (existence === 'away' && rest.length === 1 && isRead(request)) return rewrite(`/${section}/${anySlug}`)
}

function isChosen(pathname: string): boolean {
  return choices.every(([page, known]) => {
    const chosen = page.exec(pathname)?.[1]
    return chosen === undefined || known.includes(chosen)
  })
}
