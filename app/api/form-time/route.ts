import { connection } from 'next/server'
import { writeFormTime } from '@/lib/spam/form-time'

/** Returns a signed timestamp. A form fetches it when it gets the focus (lib/spam/form-time.ts). */
export async function GET() {
  await connection()
  return new Response(writeFormTime(), { headers: { 'Cache-Control': 'private, no-store' } })
}
