import { connection } from 'next/server'
import { writeFormTime } from '@/lib/spam/form-time'

/** A sealed timestamp of the moment a form got the focus (lib/spam/form-time.ts). */
export async function GET() {
  await connection()
  return new Response(writeFormTime(), { headers: { 'Cache-Control': 'private, no-store' } })
}
