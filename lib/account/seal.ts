import { decode, encode, type JWT } from 'next-auth/jwt'
import { secrets } from '@/lib/signature'

/**
 * Encrypts what a cookie holds, as next-auth does.
 *
 * @param maxAge for how many seconds it can be opened
 * @throws EnvError
 */
export async function seal(token: JWT, maxAge: number): Promise<string> {
  const [secret = ''] = secrets()
  return await encode({ token, secret, maxAge })
}

/**
 * Decrypts it.
 *
 * @param text of a cookie
 * @returns null for one that is missing, forged, truncated or too old
 * @throws EnvError
 */
export async function open(text: string | undefined): Promise<JWT | null> {
  if (!text) return null
  for (const secret of secrets()) {
    const token = await decode({ token: text, secret }).catch(() => null)
    if (token) return token
  }
  return null
}
