export function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/** NaN for an invalid text. */
export function idIn(uid: string): number {
  const text = Buffer.from(uid, 'base64url').toString()
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
}
