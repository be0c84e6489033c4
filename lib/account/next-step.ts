import type { OwnLead } from '@/lib/api/leads'
import { callDay } from '@/lib/time/call-day'
import { formatDate } from '@/lib/time/dates'
import { formatDay } from '@/lib/time/first-class'
import { today } from '@/lib/time/today'
import { localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'

type Facts = Pick<OwnLead, 'status' | 'createdAt' | 'dueAt' | 'phoneEnding'>

/** The next step of an enquiry that is not withdrawn, with its date. Empty if no step is known. */
export function nextStep({ status, createdAt, dueAt, phoneEnding }: Facts): string {
  switch (status) {
    case 'answered':
      return `We’ve been in touch. If you’d like to go ahead, or have missed us, call us.`
    case 'offered':
      return 'You have a place. Admissions will be in touch about your start date, payment and contract.'
    case 'enrolled':
      return 'You’re enrolled. Welcome!'
    case 'closed':
      return 'We’ve closed this enquiry. To reopen it, call us.'
  }
  const day = dueDay({ createdAt, dueAt })
  const on = phoneEnding ? `on the number ending in ${phoneEnding}` : ''
  if (!day) return on && `We’ll call you ${on}.`
  if (day < today()) return `Our call was due by ${formatDay(day)}. If you missed it, call us.`
  return `We’ll call you by ${formatDay(day)}${on && `, ${on}`}.`
}

/** Such as "by 23 November 2026"; empty if no call is due. */
export function dueWords(lead: Facts): string {
  const day = dueDay(lead)
  return day && `by ${formatDate(day)}`
}

function dueDay({ createdAt, dueAt }: Pick<Facts, 'createdAt' | 'dueAt'>): string {
  if (dueAt) return localDateOf(new Date(dueAt), site.timeZone)
  const sent = new Date(createdAt)
  return Number.isNaN(sent.getTime()) ? '' : (callDay(sent) ?? '')
}
