import { decode, encode, type JWT } from 'next-auth/jwt'
import { secrets } from '@/lib/signature'

/** As next-auth does; valid for `maxAge` seconds. Throws EnvError. */
export async function seal(token: JWT, maxAge: number): Promise<string> {
  const [secret = ''] = secrets()
  return await encode({ token, secret, maxAge })
}

/** Null for a missing, forged, truncated or expired text. Throws EnvError. */
export async function open(text: string | undefined): Promise<JWT | null> {
  if (!text) return null
  for (const secret of secrets()) {
    const token = await decode({ token: text, secret }).catch(() => null)
    if (token) return token
  }
  return null
}
