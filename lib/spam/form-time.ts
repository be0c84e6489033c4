import { isSigned, signatureOf } from '@/lib/signature'

const purpose = 'form time'
const longest = 24 * 60 * 60_000

/**
 * Says when a form was begun, so that nobody else can say it. A script fetches it as the first field gets the focus: no
 * page that is made once for everybody carries one.
 *
 * @param at milliseconds
 * @throws EnvError
 */
export function writeFormTime(at = Date.now()): string {
  return `${at}.${signatureOf(purpose, String(at))}`
}

/**
 * How long ago a form was begun.
 *
 * @param value what was posted
 * @param at now, in milliseconds
 * @returns milliseconds; null where it does not say, as without script, or where it is not our word or from another day
 * @throws EnvError
 */
export function readFormTime(value: FormDataEntryValue | null, at = Date.now()): number | null {
  const [begun = '', seal = ''] = typeof value === 'string' ? value.split('.') : []
  if (!isSigned(purpose, begun, seal)) return null
  const age = at - Number(begun)
  return age >= 0 && age <= longest ? age : null
}
