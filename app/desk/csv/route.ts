import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { deskOf } from '@/lib/desk/access'
import { csvOf } from '@/lib/desk/csv'
import { hasEnquiries } from '@/lib/desk/desk-page'
import { filtersIn } from '@/lib/desk/enquiries'

/** The filtered list as a file, which is sent while it is read. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const desk = await deskOf(await cookies())
  if (!desk?.isOpen || !hasEnquiries()) return new Response(null, { status: 404 })
  const list = searchParams.get('list') === 'answered' ? 'answered' : 'waiting'
  const filters = filtersIn((name) => searchParams.get(name))
  return new Response(csvOf(desk.db, list, filters), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
