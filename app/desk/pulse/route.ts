import { cookies } from 'next/headers'
import { deskOf } from '@/lib/desk/access'
import { pulseOf } from '@/lib/desk/pulse'

/** A text that changes with what the desk shows. An open desk asks each second. */
export async function GET() {
  const desk = await deskOf(await cookies())
  if (!desk?.isOpen) return new Response(null, { status: 404 })
  return new Response(await pulseOf(desk.db), { headers: { 'Cache-Control': 'no-store' } })
}
