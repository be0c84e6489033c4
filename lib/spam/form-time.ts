import { isSigned, signatureOf } from '@/lib/signature'

const purpose = 'form time'
const maxAgeMs = 24 * 60 * 60_000

/** Signs the time at which a form is begun, in ms. A script fetches it at first focus, as pages are prerendered. */
export function writeFormTime(at = Date.now()): string {
  return `${at}.${signatureOf(purpose, String(at))}`
}

/** Reads how many ms ago a form was begun: null without script, with a false signature, or after a day. */
export function readFormTime(value: FormDataEntryValue | null, at = Date.now()): number | null {
  const [begun = '', seal = ''] = typeof value === 'string' ? value.split('.') : []
  if (!isSigned(purpose, begun, seal)) return null
  const age = at - Number(begun)
  return age >= 0 && age <= maxAgeMs ? age : null
}
