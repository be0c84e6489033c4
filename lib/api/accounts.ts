import { z } from 'zod'
import { ask, read } from './client'
import { UpstreamError } from './errors'

const text = z.string().min(1)
const signedIn = z.object({ email: text, access: text, refresh: text })
const refreshed = z.object({ access: text, refresh: text.optional() })
const anything = z.unknown()

export type SignedIn = z.infer<typeof signedIn>

/** The tokens of an account, or null where address and password do not belong together. Throws UpstreamError. */
export async function requestTokens(email: string, password: string): Promise<SignedIn | null> {
  return await unlessRefused(ask('/api/token/', { email, password }, signedIn))
}

/**
 * A new access token, and a new refresh token where the upstream rotates; null where the refresh token is refused.
 * Waits for 2 s, as a page is waiting too.
 * Throws UpstreamError.
 */
export async function refreshTokens(refresh: string): Promise<z.infer<typeof refreshed> | null> {
  return await unlessRefused(ask('/api/token/refresh/', { refresh }, refreshed, 2000))
}

/** Makes an account. Throws UpstreamError; for a 400 its `fields` say what is wrong with email or password. */
export async function createAccount(fields: {
  email: string
  password: string
  confirm_password: string
}): Promise<void> {
  await ask('/api/create-account/', fields, anything)
}

/** Has the link to a new password sent, where the address is registered. Throws UpstreamError. */
export async function requestPasswordReset(email: string): Promise<void> {
  await ask('/api/auth/password-reset/', { email }, anything)
}

/** Sets a new password. Throws UpstreamError; for a 400 its `fields` name uid, token or new_password. */
export async function confirmPasswordReset(fields: {
  uid: string
  token: string
  new_password: string
  confirm_new_password: string
}): Promise<void> {
  await ask('/api/auth/password-reset-confirm/', fields, anything)
}

const lead = z
  .object({ id: z.number(), created_at: text, careerPathName: text, selectedPlan: text })
  .transform(({ id, created_at, careerPathName, selectedPlan }) => ({
    id,
    createdAt: created_at,
    careerPathName,
    selectedPlan,
  }))

export type OwnLead = z.infer<typeof lead>

/** The leads sent with the caller's address, newest first; null where the upstream cannot tell. Throws UpstreamError. */
export async function listOwnLeads(access: string): Promise<OwnLead[] | null> {
  return await read('/api/me/leads/', z.array(lead), access)
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  return await answer.catch((error) => {
    if (error instanceof UpstreamError && error.status === 401) return null
    throw error
  })
}
