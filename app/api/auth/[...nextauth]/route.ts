import type { NextRequest } from 'next/server'
import { sessionSeconds } from '@/lib/account/sealed-session'
import { readSession } from '@/lib/account/session-cookies'
import { now } from '@/lib/time/now'

const headers = { 'Cache-Control': 'private, no-store' }

/** Answers like next-auth's session route, but without a token: the email address, or `{}` when signed out. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/auth/[...nextauth]'>) {
  if ((await params).nextauth.join('/') !== 'session') return refuse()
  // While the database is down, `{}` would report a signed-in visitor as signed out.
  const session = await readSession(request.cookies).catch(() => undefined)
  if (session === undefined) return new Response(null, { status: 503, headers })
  const expires = new Date(now().getTime() + sessionSeconds * 1000).toISOString()
  const publicSession = session ? { user: { email: session.email }, expires } : {}
  return Response.json(publicSession, { headers })
}

// No page uses next-auth's other routes, because forms are server actions. The request's body is not read.
const refuse = () => new Response(null, { status: 404 })

export { refuse as POST }
