import { hash } from 'node:crypto'
import { env } from '@/lib/env'
import { isUsedUp } from '@/lib/limits/take'
import { formTimeField, trapField } from './form-fields'
import { readFormTime } from './form-time'
import { spamScore } from './score'

// A browser can fill in a form for a person, who then sends it at once: haste alone says nothing.
const minFormMs = 2000
const hastyScore = -0.5
// Shorter texts may be equal by chance: "More information, please".
const minRepeatedLength = 60

/** Lists the reasons to hold a valid form as spam; empty for none. `typed` has the fields that people see. */
export async function suspicions(form: FormData, typed: Record<string, string>): Promise<string[]> {
  const { score, isSpam, reasons } = spamScore(typed, new URL(env().SITE_URL).host)
  const [isFrequent, isRepeated] = await Promise.all([
    isUsedUp('enquiries, address', typed.email ?? ''),
    isRepeatedText(typed),
  ])
  const age = readFormTime(form.get(formTimeField))
  const isHasty = age !== null && age < minFormMs && !isSpam && score > hastyScore
  return [
    ...(isSpam || isHasty ? reasons : []),
    ...(form.get(trapField) ? ['filled in the hidden field'] : []),
    ...(isHasty ? [`sent ${age} ms after typing began`] : []),
    ...(isFrequent ? ['many enquiries from one address'] : []),
    ...(isRepeated ? ['the same text as several others'] : []),
  ]
}

async function isRepeatedText({ body = '', message = '' }: Record<string, string>): Promise<boolean> {
  const text = `${body}${message}`.toLowerCase()
  const words = text.replaceAll(/[^\p{L}]+/gu, ' ').trim()
  if (words.length < minRepeatedLength) return false
  return await isUsedUp('enquiries, text', hash('sha256', words, 'base64url'))
}
