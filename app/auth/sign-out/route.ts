import { cookies } from 'next/headers'
import { writeSession } from '@/lib/account/session-cookies'
import { isFromHere } from '@/lib/address/is-from-here'

/** Ends the session and goes home, for a form of this site. */
export async function POST(request: Request) {
  if (!isFromHere(request.headers)) return new Response('Sign out on the site itself.', { status: 403 })
  await writeSession(await cookies(), null)
  return new Response(null, { status: 303, headers: { Location: '/' } })
}
