import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { deskOf } from '@/lib/desk/access'
import { insertAction } from '@/lib/desk/actions'
import { csvOf } from '@/lib/desk/csv'
import { hasEnquiries } from '@/lib/desk/desk-page'
import { type Filters, filtersIn } from '@/lib/desk/enquiries'
import { now } from '@/lib/time/now'

/** Streams the filtered list as a CSV file. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const desk = await deskOf(await cookies())
  if (!desk?.isOpen || !hasEnquiries()) return new Response(null, { status: 404 })
  const list = searchParams.get('list') === 'answered' ? 'answered' : 'waiting'
  const filters = filtersIn((name) => searchParams.get(name))
  // The history names the filters without their values, which may contain an email address.
  const narrowed = Object.keys(filters).filter((name) => filters[name as keyof Filters])
  const detail = [list, ...narrowed].join(' ')
  await insertAction(desk.db, { actor: desk.member.address, act: 'downloaded', reference: '', detail }, now())
  return new Response(csvOf(desk.db, list, filters), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
