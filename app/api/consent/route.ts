import { isFromHere } from '@/lib/address/is-from-here'
import { receiveChoice } from '@/lib/privacy/receive-choice'

export async function POST(request: Request) {
  if (!isFromHere(request.headers)) return new Response('Send it from the site itself.', { status: 403 })
  const form = await request.formData().catch(() => null)
  return receiveChoice(form?.get('choice'), request.headers)
}
