import { cookies } from 'next/headers'
import { submitAccountForm } from '@/lib/account/submit-account-form'
import { isFromHere } from '@/lib/address/is-from-here'
import { log } from '@/lib/log'
import { currentClient } from '@/lib/visit/current-client'

export async function POST(request: Request, { params }: RouteContext<'/auth/account/[form]'>) {
  if (!isFromHere(request.headers)) return new Response('Send it from the site itself.', { status: 403 })
  const form = await request.formData().catch(() => null)
  if (!form) return new Response('We couldn’t read this form. Go back and send it again.', { status: 400 })
  const { form: name } = await params
  const sender = { userAgent: request.headers.get('user-agent'), client: await currentClient() }
  // The account page itself reports that the database is down.
  const to = await submitAccountForm(name, form, await cookies(), sender).catch((error: Error) => {
    log('error', 'account_form_failed', { reason: error.message })
    return '/dashboard/account'
  })
  return to
    ? new Response(null, { status: 303, headers: { Location: to } })
    : new Response(null, { status: 404 })
}
