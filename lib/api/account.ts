import { z } from 'zod'
import { post, read } from './client'

const profile = z.object({ email: z.string().min(1), confirmed: z.boolean() })
const confirmed = z.object({ email: z.string().min(1), changed: z.boolean() })

export type Profile = z.infer<typeof profile>

/** Null if the upstream lacks this call. Throws UpstreamError, with 401 for a refused token. */
export async function fetchProfile(access: string): Promise<Profile | null> {
  return await read('/api/me/', profile, access)
}

export async function requestConfirmation(access: string): Promise<void> {
  await post('/api/me/confirm/', {}, { access })
}

/** Needs an access token or the password. Throws UpstreamError; its `fields` name uid, token or password. */
export async function confirmAddress(
  link: { uid: string; token: string },
  { access, password }: { access?: string | undefined; password?: string | undefined },
): Promise<z.infer<typeof confirmed>> {
  const fields = { ...link, ...(password && { password }) }
  return await post('/api/confirm-email/', fields, { schema: confirmed, ...(access && { access }) })
}

export async function requestAddressChange(
  access: string,
  fields: { email: string; password: string },
): Promise<void> {
  await post('/api/me/email/', fields, { access })
}

/** The upstream ends all tokens. Throws UpstreamError; a 400's `fields` name old_password or new_password. */
export async function changePassword(
  access: string,
  fields: { old_password: string; new_password: string; confirm_new_password: string },
): Promise<void> {
  await post('/api/me/password/', fields, { access })
}

export async function closeAccount(access: string, fields: { password: string }): Promise<void> {
  await post('/api/me/close/', fields, { access })
}
