import { z } from 'zod'
import { post } from './client'
import { UpstreamError } from './errors'

const text = z.string().min(1)
const signedIn = z.object({ email: text, access: text, refresh: text })
const refreshed = z.object({ access: text, refresh: text.optional() })

export type SignedIn = z.infer<typeof signedIn>

/** Null if the email address and the password do not match. Throws UpstreamError. */
export async function requestTokens(email: string, password: string): Promise<SignedIn | null> {
  return await unlessRefused(post('/api/token/', { email, password }, { schema: signedIn }))
}

/** Takes at most 2 s, as a page waits; null when the refresh token is refused. Throws UpstreamError. */
export async function refreshTokens(refresh: string): Promise<z.infer<typeof refreshed> | null> {
  return await unlessRefused(post('/api/token/refresh/', { refresh }, { schema: refreshed, timeout: 2000 }))
}

/** Takes at most 2 s. Throws UpstreamError: 401 for a spent token, 404 if the upstream lacks this call. */
export async function endTokens(refresh: string): Promise<void> {
  await post('/api/token/end/', { refresh }, { timeout: 2000, isExtension: true })
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  return await answer.catch((error) => {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  })
}
