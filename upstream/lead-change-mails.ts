import { greeting, type WrittenMail } from '@/delivery/letter'
import type { UpstreamSettings } from './settings'
import type { StoredLead } from './tables'

export const doNotCall = 'The learner has withdrawn this enquiry. Please do not call them about it.'

export function withdrawalMail(lead: StoredLead, settings: UpstreamSettings): WrittenMail {
  return toAdmissions('Withdrawn', lead, [doNotCall, { rows: rowsOf(lead) }], settings)
}

/** To admissions. If the lead has been withdrawn since, the mail says not to call. */
export function phoneChangeMail(lead: StoredLead, settings: UpstreamSettings): WrittenMail {
  const words = 'The learner has changed the number of this enquiry. Please call the new one.'
  const rows: [string, string][] = [...rowsOf(lead), ['Phone', lead.phone]]
  return toAdmissions('New number', lead, [lead.withdrawn_at ? doNotCall : words, { rows }], settings)
}

/** To the learner's confirmed address. Without `slug`, the path is unknown, so the mail does not name it. */
export function withdrawalConfirmationMail(
  lead: StoredLead,
  slug: string | undefined,
  { provider, siteUrl }: UpstreamSettings,
): WrittenMail {
  const about = slug ? ` about ${lead.careerPathName}` : ''
  return {
    to: lead.email,
    replyTo: provider.email,
    subject: `You’ve withdrawn your enquiry${about}`,
    parts: [
      greeting(lead.firstName),
      `You’ve withdrawn your enquiry${about}. We won’t call you about it.`,
      `Your reference: ${lead.reference}`,
      {
        words: 'If you change your mind, you can enquire again at any time:',
        link: `${siteUrl}/careerpaths${slug ? `/${slug}` : ''}`,
        button: slug ? 'See the career path' : 'See all career paths',
      },
      {
        words: `Wasn’t this you? Someone else may be signed in to your account. Reply to this email or call ${provider.phone}, and change your password.`,
        link: `${siteUrl}/dashboard/account`,
        label: 'Go to your account',
      },
      `${provider.name}\n${provider.phone}`,
    ],
  }
}

function toAdmissions(
  what: string,
  lead: StoredLead,
  parts: WrittenMail['parts'],
  { mail }: UpstreamSettings,
): WrittenMail {
  const subject = `${what}: ${lead.careerPathName} (lead ${lead.id})`
  return { to: mail.leadsTo, replyTo: lead.email, subject, parts }
}

function rowsOf(lead: StoredLead): [string, string][] {
  return [
    ['Reference', lead.reference],
    ['Career path', lead.careerPathName],
    ['Name', `${lead.firstName} ${lead.lastName}`],
    ['Email', lead.email],
  ]
}
