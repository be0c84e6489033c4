import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { deskOf } from '@/lib/desk/access'
import { insertAction } from '@/lib/desk/actions'
import { hasEnquiries } from '@/lib/desk/desk-page'
import { idIn } from '@/lib/desk/held'
import { registrationsAsCsv } from '@/lib/event/registrations-csv'
import { now } from '@/lib/time/now'

/** Downloads the registrations for one round of an event, for its host. */
export async function GET({ nextUrl: { searchParams } }: NextRequest) {
  const desk = await deskOf(await cookies())
  if (!desk?.isOpen || !hasEnquiries()) return new Response(null, { status: 404 })
  const round = idIn(searchParams.get('round') ?? '') ?? 0
  const detail = `registrations ${round}`
  await insertAction(desk.db, { actor: desk.member.address, act: 'downloaded', reference: '', detail }, now())
  return new Response(await registrationsAsCsv(desk.db, round), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="registrations.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
