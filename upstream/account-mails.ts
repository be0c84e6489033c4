import type { Part, WrittenMail } from '@/delivery/letter'
import type { UpstreamSettings } from './settings'

// Anybody may have typed these addresses, so the mails repeat nothing that was typed.

export function confirmationMail(to: string, link: string, settings: UpstreamSettings): WrittenMail {
  const { name } = settings.provider
  return mail(to, `Confirm your address for ${name}`, settings, [
    `Somebody, we hope you, gave this address for a ${name} account.`,
    { words: 'If it was you, confirm it here:', link, button: 'Confirm the address' },
    'The link works once, for three days. Only the newest one works.',
    'If it was not you, do nothing. Who confirms the address lets the owner of that account read which career paths somebody with this address has enquired about.',
  ])
}

/** To the account's owner, when somebody tried to register the address. */
export function addressTakenMail(to: string, settings: UpstreamSettings): WrittenMail {
  const { name } = settings.provider
  return mail(to, `You have a ${name} account already`, settings, [
    `Somebody, perhaps you, wanted to make a ${name} account with this address. There is one already, and nothing has changed.`,
    { words: 'Sign in here:', link: `${settings.siteUrl}/auth/login`, button: 'Sign in' },
    { words: 'If you have forgotten the password:', link: `${settings.siteUrl}/auth/forgot-password` },
    'If it was not you, do nothing: nobody has got in. We tell you of this once a day at most.',
  ])
}

/** To the earlier address. `isDone`: the next one has been confirmed. */
export function addressChangeMail(to: string, isDone: boolean, settings: UpstreamSettings): WrittenMail {
  const { name, email, phone } = settings.provider
  const what = isDone
    ? `Your ${name} account now has another address, and this one no longer signs in.`
    : `Somebody who knows the password of your ${name} account asked to give it another address. That happens once they open the link that we have sent there.`
  const help = isDone
    ? `If it was not you, tell us at once: ${email} or ${phone}.`
    : {
        words: 'If it was not you, choose a new password, which stops it:',
        link: `${settings.siteUrl}/auth/forgot-password`,
        button: 'Choose a new password',
      }
  return mail(to, `The address of your ${name} account`, settings, [what, help])
}

function mail(to: string, subject: string, { provider }: UpstreamSettings, parts: Part[]): WrittenMail {
  const signature = `${provider.name}\n${provider.phone}`
  return { to, replyTo: provider.email, subject, parts: [...parts, signature] }
}
