import type { Kysely } from 'kysely'
import type { MadeMail } from '@/delivery/mail'
import {
  addressChangeMail,
  addressTakenMail,
  confirmationMail,
  passwordChangedMail,
  passwordResetMail,
} from './account-mails'
import { getAccount } from './accounts'
import type { CareerPathRecord } from './career-paths'
import { mailConfirmation } from './confirmations'
import { phoneChangeMail, withdrawalConfirmationMail, withdrawalMail } from './lead-change-mails'
import { getLead } from './leads'
import type { Mails, Occasion } from './mail-kinds'
import { takeConfirmation, takeFromBudget } from './mail-rules'
import { leadConfirmationMail, leadMail, messageMail, nextStartMail } from './mail-texts'
import { mailToken, uidOf } from './mail-token'
import { getMessage } from './messages'
import { insertResetToken } from './reset-tokens'
import type { UpstreamSettings } from './settings'
import { enrolledMail, placeOfferedMail } from './status-mails'
import type { Lead, StoredLead, Tables } from './tables'

const gone: MadeMail = { withheld: 'what it is about is gone' }

/** Renders each kind of mail when it is sent. */
export function createMails(
  open: () => Promise<Kysely<Tables>>,
  readCareerPaths: () => Promise<CareerPathRecord[]>,
  settings: UpstreamSettings,
): Mails {
  const { siteUrl } = settings
  // Links use the settings' address, whatever host the request named.
  const linkTo = (page: string, id: number, token: string) =>
    `${siteUrl}/auth/${page}?${new URLSearchParams({ uid: uidOf(id), token })}`
  const pathOf = async (lead: Lead) => {
    const known = await readCareerPaths().catch(() => [])
    const path = known.find((path) => path.career_name === lead.careerPathName)
    const start = lead.start && (settings.startWords?.(lead.start, path) ?? lead.start)
    return {
      path,
      start,
      payment: (path && settings.payment?.(lead.selectedPlan, lead.billing, path, lead.start)) ?? '',
    }
  }
  const ofLead =
    (write: (lead: StoredLead, occasion: Occasion) => MadeMail | Promise<MadeMail>) =>
    async ({ lead: id, ...occasion }: { lead: number } & Occasion) => {
      const lead = await getLead(await open(), id)
      return lead ? await write(lead, occasion) : gone
    }
  return {
    lead_admissions: ofLead(async (lead) => leadMail(lead, await pathOf(lead), settings)),
    lead_confirmation: ofLead(async (lead, { at, isFirst }) => {
      // Looks up the links at each try, as the owner may have unsubscribed since the first.
      const links = await settings.mailLinks?.(lead.email)
      if (links === null) return { withheld: 'suppressed' }
      const withheld = isFirst && (await takeConfirmation(await open(), lead.email, at, settings))
      if (withheld) return { withheld }
      const { path, ...known } = await pathOf(lead)
      return leadConfirmationMail(lead, { isKnown: path !== undefined, ...known, links }, settings)
    }),
    lead_withdrawn: ofLead((lead) => withdrawalMail(lead, settings)),
    withdrawal_confirmation: ofLead(async (lead) =>
      withdrawalConfirmationMail(lead, (await pathOf(lead)).path?.slug, settings),
    ),
    lead_changed: ofLead((lead) => phoneChangeMail(lead, settings)),
    lead_offered: ofLead(async (lead) => placeOfferedMail(lead, (await pathOf(lead)).path, settings)),
    lead_enrolled: ofLead(async (lead) => enrolledMail(lead, (await pathOf(lead)).path, settings)),
    async message({ message: id }) {
      const message = await getMessage(await open(), id)
      return message ? messageMail(message, settings) : gone
    },
    async next_start({ message: id, path: slug, start }) {
      const message = await getMessage(await open(), id)
      const path = (await readCareerPaths()).find((path) => path.slug === slug)
      if (!message || !path) return gone
      const links = await settings.mailLinks?.(message.email)
      if (links === null) return { withheld: 'suppressed' }
      const words = settings.startWords?.(start, path) ?? start
      return nextStartMail(message, { path, start: words, links }, settings)
    },
    async password_reset({ account: id, at, isFirst, key }) {
      const db = await open()
      const account = id === null ? undefined : await getAccount(db, id)
      if (!account?.is_active) return gone
      const withheld = isFirst && (await takeFromBudget(db, at, settings, 'resets'))
      if (withheld) return { withheld }
      const token = mailToken(settings.secret, key)
      await insertResetToken(db, account.id, token, settings.now())
      return passwordResetMail(account.email, linkTo('forgot-password-confirm', account.id, token), settings)
    },
    async confirm_email({ confirmation, key }) {
      const token = mailToken(settings.secret, key)
      const of = await mailConfirmation(await open(), confirmation, token, settings.now())
      if (!of) return gone
      const { accountId, email } = of
      return confirmationMail(email, linkTo('confirm-email', accountId, token), settings)
    },
    async address_taken({ account: id }) {
      const account = await getAccount(await open(), id)
      return account ? addressTakenMail(account.email, settings) : gone
    },
    password_changed: async ({ to }) => passwordChangedMail(to, settings),
    address_change: async ({ to }) => addressChangeMail(to, false, settings),
    address_changed: async ({ to }) => addressChangeMail(to, true, settings),
  }
}
