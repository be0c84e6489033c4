import { headers } from 'next/headers'
import { isOwnOrigin } from '@/lib/address/is-from-here'
import type { Submission } from '@/lib/api/create-once'
import { writeKey } from '@/lib/api/write-key'
import { campaignField, campaignIn } from './campaign'
import { formKeyOf } from './form-key'

/**
 * What is known of a form besides its fields. Its key depends on the fields alone: sent again from another page it is the
 * same form.
 * @param path where its record is sent
 * @param fields the record, as it was checked
 * @param form what was posted
 * @returns the key; page and campaign are empty where the browser does not tell them
 */
export async function submissionOf(path: string, fields: object, form: FormData): Promise<Submission> {
  const address = await pageAddress()
  const campaign = campaignIn(String(form.get(campaignField) ?? ''))
  return {
    key: writeKey(path, fields, formKeyOf(form)),
    page: address?.pathname.slice(0, 200) ?? '',
    // Without script nobody remembers the address that the visit began with: the page's own is asked.
    campaign: campaign || campaignIn(address?.search ?? ''),
  }
}

/**
 * The address of the page from which a form was sent. Never throws: nobody's enquiry depends on it.
 * @returns null where the browser does not tell it, or names a page of another site
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
