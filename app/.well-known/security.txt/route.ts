import { connection } from 'next/server'
import { absoluteUrl } from '@/lib/address/absolute-url'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

const dayMs = 24 * 60 * 60 * 1000

/** Valid for half a year from today, so that the file of an abandoned site expires (RFC 9116). */
export async function GET() {
  await connection()
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(now().getTime() + 180 * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
