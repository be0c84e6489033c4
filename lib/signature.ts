import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** The first secret seals and signs. All secrets verify, so that a secret can be rotated. Throws EnvError. */
export function secrets(): string[] {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env()
  return [NEXTAUTH_SECRET, ...(NEXTAUTH_SECRET_PREVIOUS ? [NEXTAUTH_SECRET_PREVIOUS] : [])]
}

/** A signature for one purpose. Throws EnvError. */
export function signatureOf(purpose: string, text: string): string {
  return signedBy(env().NEXTAUTH_SECRET, purpose, text)
}

/** Compares in constant time. Throws EnvError. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  return secrets().some((secret) => isSecret(signature, signedBy(secret, purpose, text)))
}

function signedBy(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', `${purpose} ${secret}`).update(text).digest('base64url')
}

/** Compares in constant time. */
export function isSecret(sent: string | null, secret: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return sent !== null && secret !== undefined && timingSafeEqual(hash(sent), hash(secret))
}
