import { createHash, randomUUID } from 'node:crypto'

// No look-alikes (0 and O, 1 and I, 2 and Z, 5 and S, 8 and B), and no vowels, so that no words arise.
const letters = 'CDFGHJKMNPQRTVWXY34679'

/** A reference for the telephone, such as "7K3-P9Q-XMT". It is a hash of the `Idempotency-Key`. */
export function referenceOf(key: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(`reference ${key}`).digest('hex')}`)
  let reference = ''
  for (let place = 0; place < 9; place++) {
    reference += (place === 3 || place === 6 ? '-' : '') + letters[Number(rest % BigInt(letters.length))]
    rest /= BigInt(letters.length)
  }
  return reference
}

export function newReference(): string {
  return referenceOf(randomUUID())
}

export function isReference(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[CDFGHJKMNPQRTVWXY34679]{3}(-[CDFGHJKMNPQRTVWXY34679]{3}){2}$/.test(value)
  )
}
