import type { SendMailOptions } from 'nodemailer'
import type { UpstreamSettings } from './settings'

// They go to addresses that anybody may have typed, so nothing that was typed stands in them.

/**
 * The mail with the link that confirms an address.
 *
 * @param to the address
 * @param link the whole address of the page; it works once, for three days
 */
export function confirmationMail(to: string, link: string, settings: UpstreamSettings): SendMailOptions {
  const { name } = settings.provider
  return mail(to, `Confirm your address for ${name}`, settings, [
    `Somebody, we hope you, gave this address for a ${name} account.`,
    `If it was you, confirm it here:\n${link}`,
    'The link works once, for three days. Only the newest one works.',
    'If it was not you, do nothing. Who confirms the address lets the owner of that account read which career paths somebody with this address has enquired about.',
  ])
}

/**
 * The mail that tells the owner of an account that somebody wanted to register its address.
 *
 * @param to the address of the account
 */
export function addressTakenMail(to: string, settings: UpstreamSettings): SendMailOptions {
  const { name } = settings.provider
  return mail(to, `You have a ${name} account already`, settings, [
    `Somebody, perhaps you, wanted to make a ${name} account with this address. There is one already, and nothing has changed.`,
    `Sign in here:\n${settings.siteUrl}/auth/login`,
    `If you have forgotten the password:\n${settings.siteUrl}/auth/forgot-password`,
    'If it was not you, do nothing: nobody has got in. We tell you of this once a day at most.',
  ])
}

/**
 * The mail that tells the address of before that the account is to have another, or has it now.
 *
 * @param to the address of before
 * @param isDone whether the next one has been confirmed
 */
export function addressChangeMail(to: string, isDone: boolean, settings: UpstreamSettings): SendMailOptions {
  const { name, email, phone } = settings.provider
  const what = isDone
    ? `Your ${name} account now has another address, and this one no longer signs in.`
    : `Somebody who knows the password of your ${name} account asked to give it another address. That happens once they open the link that we have sent there.`
  const help = isDone
    ? `If it was not you, tell us at once: ${email} or ${phone}.`
    : `If it was not you, choose a new password, which stops it:\n${settings.siteUrl}/auth/forgot-password`
  return mail(to, `The address of your ${name} account`, settings, [what, help])
}

function mail(
  to: string,
  subject: string,
  { provider }: UpstreamSettings,
  paragraphs: string[],
): SendMailOptions {
  const signature = `${provider.name}\n${provider.phone}`
  return { to, replyTo: provider.email, subject, text: [...paragraphs, signature].join('\n\n') }
}
