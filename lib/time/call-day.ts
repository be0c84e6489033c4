import { facts } from '@/provider/facts/provider-yaml'
import { formatDay } from './first-class'
import { answerDay, workingMinutes } from './working-days'
import { instantOf } from './zones'

const { reply } = facts

/** The ISO date by which the provider calls; undefined when the provider promises none. */
export function callDay(sent: Date): string | undefined {
  return reply && answerDay(sent, reply)
}

/** The ISO instant by which an answer is promised; null without a promise. */
export function answerDue(sent: Date): string | null {
  const day = callDay(sent)
  return reply && day ? instantOf(`${day}T${reply.until}`, reply.time_zone).toISOString() : null
}

/** The minutes from an enquiry to its answer. With `reply` in the provider's facts, only its working time counts. */
export function minutesToAnswer(sent: Date, answered: Date): number {
  if (reply) return workingMinutes(sent, answered, reply)
  return Math.round((answered.getTime() - sent.getTime()) / 60_000)
}

/** A sentence such as "We’ll call you by Monday 11 January 2027." Undefined without a promise. */
export function callWords(sent: Date, whom = 'you'): string | undefined {
  const day = callDay(sent)
  return day && `We’ll call ${whom.replaceAll(' ', '\u00a0')} by ${formatDay(day)}.`
}
