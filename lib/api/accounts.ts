import { z } from 'zod'
import { post, read } from './client'
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
 * Makes an account.
 *
 * @throws UpstreamError; for a 400 its `fields` say what is wrong with email or password.
 */
export async function createAccount(fields: {
  email: string
  password: string
  confirm_password: string
}): Promise<void> {
  await post('/api/create-account/', fields)
}

/**
 * Has the link to a new password sent, where the address is registered.
 *
 * @throws UpstreamError
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await post('/api/auth/password-reset/', { email })
}

/**
 * Sets a new password.
 *
 * @throws UpstreamError; for a 400 its `fields` name uid, token or new_password.
 */
export async function confirmPasswordReset(fields: {
  uid: string
  token: string
  new_password: string
  confirm_new_password: string
}): Promise<void> {
  await post('/api/auth/password-reset-confirm/', fields)
}

const lead = z
  .object({ id: z.number(), created_at: text, careerPathName: text, selectedPlan: text })
  .transform(({ id, created_at, careerPathName, selectedPlan }) => ({
    id,
    /** ISO instant. */
    createdAt: created_at,
    careerPathName,
    selectedPlan,
  }))

export type OwnLead = z.infer<typeof lead>

/**
 * The leads sent with the caller's address, newest first.
 *
 * @param access The caller's access token.
 * @returns The leads, or null where the upstream has no such call.
 * @throws UpstreamError, with status 401 where the token is refused.
 */
export async function fetchOwnLeads(access: string): Promise<OwnLead[] | null> {
  return await read('/api/me/leads/', z.array(lead), access)
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  return await answer.catch((error) => {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  })
}
