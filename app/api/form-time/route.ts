import { connection } from 'next/server'
import { writeFormTime } from '@/lib/spam/form-time'

/** When a form is begun, in words that only this site can write (lib/spam/form-time.ts). */
export async function GET() {
  await connection()
  return new Response(writeFormTime(), { headers: { 'Cache-Control': 'private, no-store' } })
}
