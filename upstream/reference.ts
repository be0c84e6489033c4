import { createHash, randomUUID } from 'node:crypto'

// No letters or digits that look alike (0 and O, 1 and I, 2 and Z, 5 and S, 8 and B), and no vowels, so that no words come of it.
const letters = 'CDFGHJKMNPQRTVWXY34679'

/**
 * Makes the reference of a lead or message, by which a person and admissions speak of it: short enough for the telephone,
 * such as "7K3-P9Q-XMT".
 *
 * @param key the record's `Idempotency-Key`: one filled-in form has one reference, however often it is sent
 * @returns nine characters in threes, which tell nothing of the key
 */
export function referenceOf(key: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(`reference ${key}`).digest('hex')}`)
  let reference = ''
  for (let place = 0; place < 9; place++) {
    reference += (place === 3 || place === 6 ? '-' : '') + letters[Number(rest % BigInt(letters.length))]
    rest /= BigInt(letters.length)
  }
  return reference
}

/**
 * Makes the reference of a record that was sent without one.
 *
 * @returns one that is new
 */
export function newReference(): string {
  return referenceOf(randomUUID())
}

/**
 * Whether something is such a reference: nothing else is repeated to anybody.
 *
 * @param value what was sent
 */
export function isReference(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[CDFGHJKMNPQRTVWXY34679]{3}(-[CDFGHJKMNPQRTVWXY34679]{3}){2}$/.test(value)
  )
}
