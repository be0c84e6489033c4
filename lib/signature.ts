import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/**
 * The secrets of this site: by the first it seals and signs, and what was sealed or signed by any of them it believes. So a
 * secret can be changed without ending what it has sealed.
 *
 * @throws EnvError
 */
export function secrets(): string[] {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env()
  return [NEXTAUTH_SECRET, ...(NEXTAUTH_SECRET_PREVIOUS ? [NEXTAUTH_SECRET_PREVIOUS] : [])]
}

/**
 * Signs a text.
 *
 * @param purpose what it is signed for; it is good for nothing else
 * @throws EnvError
 */
export function signatureOf(purpose: string, text: string): string {
  return signedBy(env().NEXTAUTH_SECRET, purpose, text)
}

/**
 * Whether a signature is ours, in a time that tells nothing of how much of it is right.
 *
 * @param purpose as `signatureOf` was told
 * @throws EnvError
 */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  return secrets().some((secret) => isSame(signedBy(secret, purpose, text), signature))
}

function signedBy(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', `${purpose} ${secret}`).update(text).digest('base64url')
}

function isSame(ours: string, theirs: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(theirs)]
  return one.length === other.length && timingSafeEqual(one, other)
}
