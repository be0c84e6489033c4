import { createHmac } from 'node:crypto'

/**
 * The token of a mailed link, equal at each try: a mail that arrived unnoticed is sent again under its
 * Message-ID, and either copy's link works. It follows from the secret and the item's key, and stands in no
 * table.
 */
export function mailToken(secret: string, key: string): string {
  const ours = createHmac('sha256', secret).update('tokens in mails').digest()
  return createHmac('sha256', ours).update(key).digest('base64url')
}
