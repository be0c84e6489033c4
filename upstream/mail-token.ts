import { createHash, createHmac } from 'node:crypto'

/**
 * The token of a mailed link, computed from the secret and the item's key, so it is equal at each try. A mail that
 * arrived unnoticed is sent again under its Message-ID, and the links of both copies work.
 */
export function mailToken(secret: string, key: string): string {
  const ours = createHmac('sha256', secret).update('tokens in mails').digest()
  return createHmac('sha256', ours).update(key).digest('base64url')
}

/** The tables store this hash of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** An account's id, as links contain it. */
export function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/** NaN for an invalid text. */
export function idIn(uid: string): number {
  const text = Buffer.from(uid, 'base64url').toString()
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
}
