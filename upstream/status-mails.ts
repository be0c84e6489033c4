import { greeting, type Part } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { PathRecord, UpstreamSettings } from './settings'
import type { StoredLead } from './tables'

// The address is unconfirmed, so these mails name a career path only if it exists.

export function placeOfferedMail(
  lead: StoredLead,
  path: object | undefined,
  settings: UpstreamSettings,
): MadeMail {
  if (lead.status !== 'offered') return { withheld: 'its status has changed' }
  const about = path ? ` on ${lead.careerPathName}` : ''
  return mail(lead, `We’re offering you a place${about}`, settings, [
    `Good news: we’re offering you a place${about}.`,
    'Admissions will be in touch about your start date, payment and contract.',
  ])
}

export function enrolledMail(
  lead: StoredLead,
  path: PathRecord | undefined,
  settings: UpstreamSettings,
): MadeMail {
  if (lead.status !== 'enrolled') return { withheld: 'its status has changed' }
  const about = path ? ` on ${lead.careerPathName}` : ''
  const classroom = path?.classroom_url ?? settings.provider.classroom
  return mail(lead, `You’re enrolled${about}`, settings, [
    `You’re enrolled${about}. Welcome!`,
    ...(classroom
      ? [{ words: 'This is your classroom:', link: classroom, button: 'Open the classroom' }]
      : []),
  ])
}

function mail(lead: StoredLead, subject: string, { provider }: UpstreamSettings, parts: Part[]): MadeMail {
  const { name, phone, email } = provider
  return {
    to: lead.email,
    replyTo: email,
    subject,
    parts: [
      greeting(lead.firstName),
      ...parts,
      `Your reference: ${lead.reference}`,
      `Questions? Reply to this email or call ${phone}.`,
      `${name}\n${phone}`,
    ],
  }
}
