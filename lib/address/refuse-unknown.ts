import { NextResponse } from 'next/server'
import { noticeNames } from '@/lib/account/notices'
import { planIds } from '@/lib/provider/plans'
import type { Handler } from './handler'
import { lookUp } from './look-up'

// Pages whose last part is one of a few.
const choices: [page: RegExp, known: readonly string[]][] = [
  [/^\/careerpaths\/[^/]+\/enrol\/(.+)$/, planIds],
  [/^\/auth\/login\/(.+)$/, noticeNames],
]

/**
 * Answers an address that does not exist with the not-found page, which is built once: rendering it for each unknown
 * address took 40 ms and room in every cache.
 */
export const refuseUnknown: Handler = async ({ nextUrl, url }) => {
  const { pathname } = nextUrl
  const isChosen = choices.every(([page, known]) => {
    const chosen = page.exec(pathname)?.[1]
    return chosen === undefined || known.includes(chosen)
  })
  if (isChosen && !(await isMissing(pathname))) return
  return NextResponse.rewrite(new URL('/not-found', url))
}

async function isMissing(pathname: string) {
  const [, section = '', ...rest] = pathname.split('/')
  const address = rest[0] === 'page' ? rest.join('/') : rest[0]
  return address ? (await lookUp(section, address)) === 'missing' : false
}
