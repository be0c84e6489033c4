import type { MadeMail } from '@/delivery/mail'

/** The data from which each kind of mail is rendered. Rendering also creates the tokens. */
export type MailPayloads = {
  lead_admissions: { lead: number }
  lead_confirmation: { lead: number }
  lead_withdrawn: { lead: number }
  withdrawal_confirmation: { lead: number }
  lead_changed: { lead: number }
  lead_offered: { lead: number }
  lead_enrolled: { lead: number }
  message: { message: number }
  next_start: { message: number; path: string; start: string }
  /** Null for an address without an account: it gets no mail, but the outbox gets an equal row. */
  password_reset: { account: number | null }
  password_changed: { to: string }
  confirm_email: { confirmation: number }
  address_taken: { account: number }
  address_change: { to: string }
  address_changed: { to: string }
}

export type MailKind = keyof MailPayloads

/** `at` is the time of the mail's cause. Only the first try counts towards limits. `key` is equal at each try. */
export type Occasion = { at: Date; isFirst: boolean; key: string }

export type Mails = { [Kind in MailKind]: (from: MailPayloads[Kind] & Occasion) => Promise<MadeMail> }
