import { sealedCookie } from '@/lib/account/sealed-session'
import { pathCookie } from '@/lib/cookies'

/** The token of the mailed link, until the second factor is set up. */
export const invitationCookie = pathCookie('desk-invitation', '/desk', 60 * 60)

/** The recovery codes, which one page shows once. */
export const recoveryCookie = sealedCookie<string[]>('desk-recovery', '/desk/recovery', 60)

/** `session` is the sender's: a code of another session does not submit the form. */
export type PendingForm = { act: string; fields: Record<string, string>; session: string }

/** A form that waits for a code. */
export const pendingCookie = sealedCookie<PendingForm>('desk-pending', '/desk', 10 * 60)
