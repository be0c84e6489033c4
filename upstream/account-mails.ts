import type { Part, WrittenMail } from '@/delivery/letter'
import type { UpstreamSettings } from './settings'

// Anybody may have typed these addresses, so the mails repeat nothing that was typed.

export function confirmationMail(to: string, link: string, settings: UpstreamSettings): WrittenMail {
  const { name } = settings.provider
  return mail(to, `Confirm your email address for ${name}`, settings, [
    `Someone (we hope it was you) used this email address to create a ${name} account.`,
    { words: 'If it was you, confirm it here:', link, button: 'Confirm my email address' },
    'The link works once and expires after three days. If we’ve sent you several, only the latest works.',
    'If you didn’t create this account, don’t confirm it: whoever created it could see enquiries made with your address.',
  ])
}

export function passwordResetMail(to: string, link: string, settings: UpstreamSettings): WrittenMail {
  const { name } = settings.provider
  return mail(to, `Choose a new ${name} password`, settings, [
    `Someone (we hope it was you) asked to reset the password of your ${name} account.`,
    { words: 'Choose one here:', link, button: 'Choose a new password' },
    'The link works once and expires after three days. It also stops working if you sign in with your old password.',
    'If you didn’t ask for it, you don’t need to do anything. Your password stays the same, and nobody has seen it.',
  ])
}

/** To an account's owner when somebody has tried to register their address. */
export function addressTakenMail(to: string, settings: UpstreamSettings): WrittenMail {
  const { name } = settings.provider
  return mail(to, `You already have a ${name} account`, settings, [
    `Someone, perhaps you, tried to create a ${name} account with this email address. Nothing has changed.`,
    { words: 'Sign in here:', link: `${settings.siteUrl}/auth/login`, button: 'Sign in' },
    {
      words: 'If you’ve forgotten your password:',
      link: `${settings.siteUrl}/auth/forgot-password`,
      label: 'Reset it',
    },
    'If it wasn’t you, you don’t need to do anything: nobody has signed in. We email you about this once a day at most.',
  ])
}

/** To the old address. `isDone` is true when the new address is confirmed. */
export function addressChangeMail(to: string, isDone: boolean, settings: UpstreamSettings): WrittenMail {
  const { name, email, phone } = settings.provider
  const what = isDone
    ? `Your ${name} account now has another email address. You can no longer sign in with this one.`
    : `Someone who knows the password of your ${name} account asked to change its email address. That will happen once they open the link we’ve sent to the new address.`
  const help = isDone
    ? `If it wasn’t you, tell us straight away: ${email} or ${phone}.`
    : {
        words: 'If it wasn’t you, choose a new password to stop it:',
        link: `${settings.siteUrl}/auth/forgot-password`,
        button: 'Choose a new password',
      }
  return mail(to, `The email address of your ${name} account`, settings, [what, help])
}

export function passwordChangedMail(to: string, settings: UpstreamSettings): WrittenMail {
  const { name, email, phone } = settings.provider
  return mail(to, `Your ${name} password was changed`, settings, [
    `The password of your ${name} account was changed. If it was you, you don’t need to do anything.`,
    {
      words: `If it wasn’t you, choose a new one now, and tell us: ${email} or ${phone}.`,
      link: `${settings.siteUrl}/auth/forgot-password`,
      button: 'Choose a new password',
    },
  ])
}

function mail(to: string, subject: string, { provider }: UpstreamSettings, parts: Part[]): WrittenMail {
  const signature = `${provider.name}\n${provider.phone}`
  return { to, replyTo: provider.email, subject, parts: ['Hello,', ...parts, signature] }
}
