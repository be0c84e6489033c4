import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { invalid } from './refusal'

const maxSimilarity = 0.7
const minLength = 8

/** Django's four validators, with their messages in order. */
export async function passwordFaults(password: string, email: string): Promise<string[]> {
  const isCommon = (await commonPasswords()).has(password.toLowerCase().trim())
  const rules: [boolean, string][] = [
    [isSimilar(password, email), 'The password is too similar to the email address.'],
    [
      [...password].length < minLength,
      `This password is too short. It must contain at least ${minLength} characters.`,
    ],
    [isCommon, 'This password is too common.'],
    [/^\p{Nd}+$/u.test(password), 'This password is entirely numeric.'],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, message]) => message)
}

export async function requireGoodPassword(field: string, password: string, email: string): Promise<void> {
  const faults = await passwordFaults(password, email)
  if (faults.length > 0) throw invalid({ [field]: faults })
}

let common: Promise<Set<string>> | undefined

// Django's list (BSD licence) of the 20,000 commonest leaked passwords. The sign-up form reads it too.
function commonPasswords(): Promise<Set<string>> {
  common ??= readFile(
    join(/* turbopackIgnore: true */ process.cwd(), 'public', 'common-passwords.txt'),
    'utf8',
  )
    .then((list) => new Set(list.trim().split('\n')))
    .catch((error: Error) => {
      common = undefined
      throw new Error(`The list of common passwords cannot be read: ${error.message}`)
    })
  return common
}

function isSimilar(password: string, email: string): boolean {
  const [lowerPassword, lowerEmail] = [password.toLowerCase(), email.toLowerCase()]
  return [...lowerEmail.split(/[^\p{L}\p{N}_]+/u), lowerEmail].some((part) => {
    const isTooShortToMatter =
      lowerPassword.length >= 10 * part.length && part.length < (maxSimilarity / 2) * lowerPassword.length
    return !isTooShortToMatter && likeness(lowerPassword, part) >= maxSimilarity
  })
}

// Python's SequenceMatcher.quick_ratio: the share of common characters in any order.
function likeness(one: string, other: string): number {
  const left = new Map<string, number>()
  for (const char of other) left.set(char, (left.get(char) ?? 0) + 1)
  let shared = 0
  for (const char of one) {
    const count = left.get(char) ?? 0
    if (count > 0) shared++
    left.set(char, count - 1)
  }
  return (2 * shared) / ([...one].length + [...other].length)
}
