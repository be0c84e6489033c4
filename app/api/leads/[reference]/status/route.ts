import { receiveStatus } from '@/lib/desk/receive-status'
import { take } from '@/lib/limits/take'
import { log } from '@/lib/log'
import { currentClient } from '@/lib/visit/current-client'

const maxBodyChars = 10_000

/** Receives an enquiry's status from a CRM. The request is signed as in Standard Webhooks (docs/webhooks.md). */
export async function POST(request: Request, { params }: RouteContext<'/api/leads/[reference]/status'>) {
  const body = await request.text()
  if (body.length > maxBodyChars) return Response.json({ detail: 'The body is too long.' }, { status: 413 })
  const { reference } = await params
  try {
    const answer = await receiveStatus(reference.toUpperCase(), Object.fromEntries(request.headers), body)
    if (answer.status === 401) {
      const wait = await take(['hook without its secret, client', await currentClient()])
      if (wait > 0) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    }
    log('info', 'status_received', { status: answer.status })
    return Response.json(answer.body, { status: answer.status, headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    log('error', 'status_failed', { reason: (error as Error).message })
    return Response.json({ detail: 'Nothing was changed. Send it again later.' }, { status: 503 })
  }
}
