import { cookies } from 'next/headers'
import { isFromHere } from '@/lib/address/is-from-here'
import { submitDeskForm } from '@/lib/desk/submit-desk-form'
import { log } from '@/lib/log'
import { currentClient } from '@/lib/visit/current-client'

export async function POST(request: Request, { params }: RouteContext<'/desk/act/[act]'>) {
  if (!isFromHere(request.headers)) return new Response('Send it from the site itself.', { status: 403 })
  const form = await request.formData().catch(() => null)
  if (!form) return new Response('We couldn’t read this form. Go back and send it again.', { status: 400 })
  const { act } = await params
  try {
    const to = await submitDeskForm(act, form, await cookies(), await currentClient())
    if (!to) return new Response(null, { status: 404 })
    return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } })
  } catch (error) {
    log('error', 'desk_form_failed', { act, reason: (error as Error).message })
    return new Response(
      'Nothing was changed, as the database or the upstream doesn’t answer. Go back and try again.',
      {
        status: 503,
      },
    )
  }
}
