import { NextResponse } from 'next/server'
import { noticeNames } from '@/lib/account/notices'
import { anySlug } from '@/lib/address/any-slug'
import { type Handler, isRead } from '@/lib/address/handler'
import { mailOutcomes } from '@/lib/privacy/mail-outcomes'
import { planIds } from '@/provider/facts/plans'
import { lookUp, nearestTo } from './look-up'
import { notFoundPath } from './not-found-path'

// Pages whose last part is one of a few.
const choices: [page: RegExp, known: readonly string[]][] = [
  [/^\/careerpaths\/[^/]+\/enrol\/(.+)$/, planIds],
  [/^\/auth\/login\/(.+)$/, noticeNames],
  [/^\/unsubscribe\/(.+)$/, mailOutcomes],
  [/^\/news\/confirm\/(.+)$/, mailOutcomes],
]

/**
 * Unknown addresses get the not-found page, rendered once; one per request took 40 ms and room in every
 * cache. A near match gets a page that names it, also rendered once. While the upstream is away and nothing
 * is known, one page stands for the section.
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
