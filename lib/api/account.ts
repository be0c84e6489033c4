import { z } from 'zod'
import { post, read } from './client'

const profile = z.object({ email: z.string().min(1), confirmed: z.boolean() })
const confirmed = z.object({ email: z.string().min(1), changed: z.boolean() })

export type Profile = z.infer<typeof profile>

/**
 * The caller's own account.
 *
 * @param access The caller's access token, as in all that follow.
 * @returns It, or null where the upstream has no such call: then it has none of the others either.
 * @throws UpstreamError, with status 401 where the token is refused.
 */
export async function fetchProfile(access: string): Promise<Profile | null> {
  return await read('/api/me/', profile, access)
}

/**
 * Has the link that confirms the caller's address sent again.
 *
 * @throws UpstreamError, with status 429 where it was asked for too often.
 */
export async function requestConfirmation(access: string): Promise<void> {
  await post('/api/me/confirm/', {}, { access })
}

/**
 * Uses a mailed link: confirms an address, or makes it that of its account.
 *
 * @param proof the account's access token, or its password
 * @returns the address, and whether the account had another before
 * @throws UpstreamError; for a 400 its `fields` name uid, token or password.
 */
export async function confirmAddress(
  link: { uid: string; token: string },
  { access, password }: { access?: string | undefined; password?: string | undefined },
): Promise<z.infer<typeof confirmed>> {
  const fields = { ...link, ...(password && { password }) }
  return await post('/api/confirm-email/', fields, { schema: confirmed, ...(access && { access }) })
}

/**
 * Has a link sent to another address, whose use makes it the account's.
 *
 * @throws UpstreamError; for a 400 its `fields` name email or password, and 429 where it was asked for too often.
 */
export async function requestAddressChange(
  access: string,
  fields: { email: string; password: string },
): Promise<void> {
  await post('/api/me/email/', fields, { access })
}

/**
 * Changes the password. The tokens of before are good for nothing afterwards.
 *
 * @throws UpstreamError; for a 400 its `fields` name old_password or new_password.
 */
export async function changePassword(
  access: string,
  fields: { old_password: string; new_password: string; confirm_new_password: string },
): Promise<void> {
  await post('/api/me/password/', fields, { access })
}

/**
 * Closes the account.
 *
 * @throws UpstreamError; for a 400 its `fields` name password.
 */
export async function closeAccount(access: string, fields: { password: string }): Promise<void> {
  await post('/api/me/close/', fields, { access })
}
