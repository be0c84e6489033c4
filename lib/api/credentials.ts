import { post } from './client'

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
