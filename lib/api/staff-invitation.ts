import { isSigned, signatureOf } from '@/lib/signature'

const purpose = 'staff invitation'

type Invited = { address: string; invitation: string; invited_until: string | null }

/** The token of the mailed link. Only the mail holds it. */
export function invitationToken({ address, invitation }: Invited): string {
  return signatureOf(purpose, `${address} ${invitation}`)
}

export function isInvited({ address, invitation, invited_until }: Invited, token: string, at: Date): boolean {
  return (invited_until ?? '') > at.toISOString() && isSigned(purpose, `${address} ${invitation}`, token)
}
