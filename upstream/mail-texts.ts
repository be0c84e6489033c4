import { greeting, type Part, type WrittenMail } from '@/delivery/letter'
import { doNotCall } from './lead-change-mails'
import {
  type LeadFields,
  leadFieldNames,
  leadFields,
  messageFieldNames,
  messageFields,
} from './record-fields'
import type { MailLinks, UpstreamSettings } from './settings'
import type { Lead, Message, StoredLead } from './tables'

const billings: Record<string, string> = { monthly: 'Monthly', annual: 'Annual' }

type Row = [label: string, value: string]

/** In words; empty when unknown. */
type Terms = { payment: string; start: string }

/** To admissions. */
export function leadMail(lead: StoredLead, terms: Terms, settings: UpstreamSettings): WrittenMail {
  const rows: Row[] = [
    ['Reference', lead.reference],
    ['What the learner was told', settings.callWords?.(new Date(lead.created_at)) ?? ''],
    ...leadFieldNames.flatMap((name) => rowsOf(name, lead, terms, settings)),
    ['Page', lead.page],
    ['Campaign', lead.campaign],
    ['Message', lead.message],
  ]
  return {
    to: settings.mail.leadsTo,
    replyTo: lead.email,
    subject: `New enrolment: ${lead.careerPathName} (lead ${lead.id})`,
    parts: [...(lead.withdrawn_at ? [doNotCall] : []), { rows }],
  }
}

const labels = leadFields()

function rowsOf(name: keyof LeadFields, lead: StoredLead, terms: Terms, settings: UpstreamSettings): Row[] {
  const { label } = labels[name]
  if (name === 'lastName' || name === 'message') return []
  if (name === 'firstName') return [['Name', `${lead.firstName} ${lead.lastName}`]]
  if (name === 'subscribe') return [[label, lead.subscribe ? 'Requested, not confirmed yet' : 'No']]
  if (name === 'start') return [[label, terms.start]]
  if (name !== 'selectedPlan') return [[label, lead[name]]]
  const paying: Row[] = terms.payment ? [['Price quoted', terms.payment]] : []
  return [[label, planName(lead, settings)], ['Billing', billings[lead.billing] ?? ''], ...paying]
}

/** To admissions. A reply goes to the message's sender. */
export function messageMail(message: Message, settings: UpstreamSettings): WrittenMail {
  const rows: Row[] = [
    ['Reference', message.reference],
    ...messageFieldNames.flatMap((name): Row[] =>
      name === 'body' ? [] : [[messageFields[name].label, message[name]]],
    ),
    ['Page', message.page],
    ['Campaign', message.campaign],
  ]
  return {
    to: settings.mail.leadsTo,
    replyTo: message.email,
    // A mail program would decode a typed `=?…?=` (RFC 2047).
    subject: `${message.subject.replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?')} (message ${message.id})`,
    parts: [{ rows }, message.body || '(no message)'],
  }
}

/** To an unconfirmed address: the mail repeats only the typed first name, and the career path if it exists. */
export function leadConfirmationMail(
  lead: StoredLead,
  { isKnown, payment, start, links }: Terms & { isKnown: boolean; links?: MailLinks },
  settings: UpstreamSettings,
): WrittenMail {
  const path = isKnown ? lead.careerPathName : 'your career path'
  const { name, phone, email } = settings.provider
  const link = settings.enquiryLink?.(lead)
  const callWords = settings.callWords?.(new Date(lead.created_at))
  return {
    to: lead.email,
    replyTo: email,
    subject: `Welcome to ${name}: we’ve received your enrolment`,
    headers: links && unsubscribeHeaders(links.oneClick),
    parts: [
      greeting(lead.firstName),
      `Thank you for choosing ${path} with the ${planName(lead, settings)} plan.`,
      `Your reference: ${lead.reference}${lead.billing && `\nBilling: ${billings[lead.billing]}`}${start && `\nStart: ${start}`}`,
      ...(link
        ? [{ words: 'Check your enquiry’s progress at any time:', link, button: 'See your enquiry' }]
        : []),
      ...(lead.withdrawn_at
        ? ['You’ve since withdrawn it. We won’t call you about it.']
        : [payment, callWords, settings.provider.nextStep].flatMap((words) => words || [])),
      `If you’d rather we emailed, reply to this message. To speak to us sooner, call ${phone}.`,
      ...(links && lead.subscribe
        ? [
            {
              words: 'You also asked for our news. We’ll send it once you confirm here:',
              link: links.news,
              button: 'Yes, send me the news',
            },
          ]
        : []),
      `${name}\n${settings.siteUrl}`,
      ...notYou(links),
    ],
  }
}

/** To an unconfirmed address: the mail repeats only the typed first name. `start` is in words. */
export function nextStartMail(
  { email: to, name: asker }: Pick<Message, 'email' | 'name'>,
  { path, start, links }: { path: { career_name: string; slug: string }; start: string; links?: MailLinks },
  { provider, siteUrl }: UpstreamSettings,
): WrittenMail {
  const { name, phone, email } = provider
  return {
    to,
    replyTo: email,
    subject: `${path.career_name} has a new start: ${start}`,
    headers: links && unsubscribeHeaders(links.oneClick),
    parts: [
      greeting(asker),
      `You asked us to tell you of the next start of ${path.career_name}. It begins on ${start}.`,
      {
        words: 'You can enrol here:',
        link: `${siteUrl}/careerpaths/${path.slug}/enrol`,
        button: `Enrol on ${path.career_name}`,
      },
      `This is the only email that we send you about it. Questions? Reply to it or call ${phone}.`,
      `${name}\n${siteUrl}`,
      ...notYou(links),
    ],
  }
}

function notYou(links: MailLinks | undefined): Part[] {
  const words = 'Not you? Someone may have mistyped their email address.'
  return links ? [{ words, link: links.page, label: 'Stop these emails' }] : []
}

// RFC 8058: a mail program's button posts to the link, over https only.
function unsubscribeHeaders(link: string): Record<string, string> {
  const header = { 'List-Unsubscribe': `<${link}>` }
  return link.startsWith('https:')
    ? { ...header, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : header
}

function planName(lead: Lead, { plans }: UpstreamSettings): string {
  return plans.find(({ id }) => id === lead.selectedPlan)?.name ?? lead.selectedPlan
}
