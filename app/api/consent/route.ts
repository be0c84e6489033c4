import { isFromHere } from '@/lib/address/is-from-here'
import { receiveChoice } from '@/lib/privacy/receive-choice'

/** Takes whether somebody agrees to be measured, from the banner and from the page about cookies, and leads to that. */
export async function POST(request: Request) {
  if (!isFromHere(request.headers)) return new Response('Send it from the site itself.', { status: 403 })
  const form = await request.formData().catch(() => null)
  return receiveChoice(form?.get('choice'), request.headers)
}
