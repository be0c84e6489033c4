import type { NextRequest } from 'next/server'
import { take } from '@/lib/limits/take'
import { readQuery } from '@/lib/search/query'
import { search } from '@/lib/search/search'
import { currentClient } from '@/lib/visit/current-client'

const headers = { 'Cache-Control': 'private, max-age=30', 'X-Robots-Tag': 'noindex' }

/** Returns results to the search page while a visitor types. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const wait = await take(['search, client', await currentClient()])
  if (wait > 0) {
    const detail = `Too many searches: wait ${wait} seconds.`
    return Response.json({ detail }, { status: 429, headers: { 'Retry-After': String(wait) } })
  }
  const query = readQuery({ q: searchParams.get('q') ?? '', in: searchParams.get('in') ?? '' })
  return Response.json(await search(query), { headers })
}
