import { post } from './client'

export async function createAccount(fields: {
  email: string
  password: string
  confirm_password: string
}): Promise<void> {
  await post('/api/create-account/', fields)
}

export async function requestPasswordReset(email: string): Promise<void> {
  await post('/api/auth/password-reset/', { email })
}

/** Throws UpstreamError; a 400's `fields` name uid, token or new_password. */
export async function confirmPasswordReset(fields: {
  uid: string
  token: string
  new_password: string
  confirm_new_password: string
}): Promise<void> {
  await post('/api/auth/password-reset-confirm/', fields)
}
