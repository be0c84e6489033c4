import type { NextRequest } from 'next/server'
import { sessionLifetime } from '@/lib/account/sealed-session'
import { readSession } from '@/lib/account/session-cookies'
import { now } from '@/lib/time/now'

const headers = { 'Cache-Control': 'private, no-store' }

/** Who is signed in, as next-auth tells it: the address and no token; `{}` where nobody is. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  if ((await params).nextauth.join('/') !== 'session') return refuse()
  // While the database is away nobody is signed in, and nobody is told to be signed out.
  const session = await readSession(request.cookies).catch(() => undefined)
  if (session === undefined) return new Response(null, { status: 503, headers })
  const expires = new Date(now().getTime() + sessionLifetime * 1000).toISOString()
  const told = session ? { user: { email: session.email }, expires } : {}
  return Response.json(told, { headers })
}

// No page uses next-auth's other routes: forms are server actions. What is sent here is not even read.
const refuse = () => new Response(null, { status: 404 })

export { refuse as POST }
