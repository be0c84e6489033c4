import { headers } from 'next/headers'
import { isOwnOrigin } from '@/lib/address/is-from-here'
import type { Submission } from '@/lib/api/create-once'
import { writeKey } from '@/lib/api/write-key'
import { campaignField, campaignIn } from './campaign'
import { formKeyOf } from './form-key'

/** The key depends only on the fields and the form's own key, not on the page or campaign. */
export async function submissionOf(path: string, fields: object, form: FormData): Promise<Submission> {
  const address = await pageAddress()
  const campaign = campaignIn(String(form.get(campaignField) ?? ''))
  return {
    key: writeKey(path, fields, formKeyOf(form)),
    page: address?.pathname.slice(0, 200) ?? '',
    // Without script the browser does not send the campaign, so the page's own query counts.
    campaign: campaign || campaignIn(address?.search ?? ''),
  }
}

/**
 * The page that the form was sent from; null for another site's. Never throws: an error would lose the enquiry.
 */
export async function pageAddress(): Promise<URL | null> {
  const sent = await requestHeaders()
  const referer = sent?.get('referer')
  if (!sent || !referer || !URL.canParse(referer)) return null
  const address = new URL(referer)
  return isOwnOrigin(address.origin, sent) ? address : null
}

// Outside a request, as in a command, Next throws.
async function requestHeaders() {
  try {
    return await headers()
  } catch {
    return null
  }
}
