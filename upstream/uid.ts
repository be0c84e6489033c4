/**
 * An account's id as a mailed link has it.
 *
 * @param id of the account
 */
export function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/**
 * The id in a mailed link.
 *
 * @returns NaN for what is none
 */
export function idIn(uid: string): number {
  const text = Buffer.from(uid, 'base64url').toString()
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
}
