import { z } from 'zod'
import { post } from './client'
import { UpstreamError } from './errors'

const text = z.string().min(1)
const signedIn = z.object({ email: text, access: text, refresh: text })
const refreshed = z.object({ access: text, refresh: text.optional() })

export type SignedIn = z.infer<typeof signedIn>

/**
 * The tokens of an account.
 *
 * @returns The tokens, or null where address and password do not belong together.
 * @throws UpstreamError
 */
export async function requestTokens(email: string, password: string): Promise<SignedIn | null> {
  return await unlessRefused(post('/api/token/', { email, password }, { schema: signedIn }))
}

/**
 * A new access token, and a new refresh token where the upstream rotates. A page is waiting, so it takes 2 s at most.
 *
 * @returns The tokens, or null where the refresh token is refused.
 * @throws UpstreamError
 */
export async function refreshTokens(refresh: string): Promise<z.infer<typeof refreshed> | null> {
  return await unlessRefused(post('/api/token/refresh/', { refresh }, { schema: refreshed, timeout: 2000 }))
}

/**
 * Spends a refresh token, so that nothing can be had for it or its successors any more. Somebody is waiting, so it takes
 * 2 s at most.
 *
 * @throws UpstreamError, with status 401 where it was spent before and 404 where the upstream has no such call
 */
export async function endTokens(refresh: string): Promise<void> {
  await post('/api/token/end/', { refresh }, { timeout: 2000, isExtension: true })
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  return await answer.catch((error) => {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  })
}
