import type { MadeMail } from '@/delivery/mail'

/** What each kind of mail is made from. Never a token: those are made when the mail is. */
export type MailPayloads = {
  lead_admissions: { lead: number }
  lead_confirmation: { lead: number }
  lead_withdrawn: { lead: number }
  withdrawal_confirmation: { lead: number }
  lead_changed: { lead: number }
  message: { message: number }
  /** Null stands for an address without an account, which costs the same and gets no mail. */
  password_reset: { account: number | null }
  confirm_email: { confirmation: number }
  address_taken: { account: number }
  address_change: { to: string }
  address_changed: { to: string }
  /** On the provider's calendar. Its references are read as it is sent: those of forgotten people are gone by then. */
  morning: { day: string }
}

export type MailKind = keyof MailPayloads

/**
 * When the mail was caused, whether this is the first try to send it (later ones take nothing from an allowance), and the
 * key by which its tries belong together.
 */
type Occasion = { at: Date; isFirst: boolean; key: string }

export type Mails = { [Kind in MailKind]: (from: MailPayloads[Kind] & Occasion) => Promise<MadeMail> }
