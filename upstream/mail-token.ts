import { createHmac } from 'node:crypto'

/**
 * The token in the link of a mail: the same at each try to send it. A mail that arrived without our knowing is sent again
 * under the same Message-ID, and whoever keeps only the first has a link that works.
 *
 * @param secret of the site, which nobody knows who knows the mail's key
 * @param key of the mail's item in the outbox, which no other mail has
 * @returns it; no table holds it
 */
export function mailToken(secret: string, key: string): string {
  const ours = createHmac('sha256', secret).update('tokens in mails').digest()
  return createHmac('sha256', ours).update(key).digest('base64url')
}
