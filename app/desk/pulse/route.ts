import { cookies } from 'next/headers'
import { deskOf } from '@/lib/desk/access'
import { pulseOf } from '@/lib/desk/pulse'

/** Returns a text that changes when the desk's content changes. An open desk polls it each second. */
export async function GET() {
  const desk = await deskOf(await cookies())
  if (!desk?.isOpen) return new Response(null, { status: 404 })
  return new Response(await pulseOf(desk.db), { headers: { 'Cache-Control': 'no-store' } })
}
