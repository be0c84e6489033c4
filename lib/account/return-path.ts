import { NextResponse } from 'next/server'
import type { Handler } from '@/lib/address/handler'
import { localPath } from '@/lib/address/local-path'

const linkedPages = ['/auth/login', '/auth/create-account']

/** Reads `callbackUrl` as a path of this site; null for /auth, which would lead in circles. */
export function returnPath(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null
  const path = localPath(new URL(address).searchParams.get('callbackUrl'), '')
  return path && !/^\/auth\//i.test(path) ? path : null
}

export function withReturnPath(path: string, asked: string | null): string {
  if (!asked) return path
  return `${path}${path.includes('?') ? '&' : '?'}callbackUrl=${encodeURIComponent(asked)}`
}

/** Copies `callbackUrl` from the Referer: `linkedPages` are prerendered, so their links cannot hold it. */
export const carryReturnPath: Handler = (request) => {
  const { nextUrl, url } = request
  if (nextUrl.searchParams.has('callbackUrl')) return
  const before = request.headers.get('referer')
  if (!before || !URL.canParse(before) || !linkedPages.includes(new URL(before).pathname)) return
  const asked = returnPath(before)
  return asked
    ? NextResponse.redirect(new URL(withReturnPath(nextUrl.pathname + nextUrl.search, asked), url))
    : undefined
}
