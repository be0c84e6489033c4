import { facts } from '@/provider/facts/provider-yaml'
import { formatDay } from './first-class'
import { answerDay, workingMinutes } from './working-days'
import { instantOf } from './zones'

const { reply } = facts

/** An ISO date; undefined where the provider does not say how soon it calls. */
export function callDay(sent: Date): string | undefined {
  return reply && answerDay(sent, reply)
}

/** The ISO instant by which an answer is promised; null where none is. */
export function answerDue(sent: Date): string | null {
  const day = callDay(sent)
  return reply && day ? instantOf(`${day}T${reply.until}`, reply.time_zone).toISOString() : null
}

/** The minutes from an enquiry to its answer, on the clock of `reply`; without that, all of them. */
export function minutesToAnswer(sent: Date, answered: Date): number {
  if (reply) return workingMinutes(sent, answered, reply)
  return Math.round((answered.getTime() - sent.getTime()) / 60_000)
}

/** Such as "We’ll call you by Monday 11 January 2027." */
export function callWords(sent: Date): string | undefined {
  const day = callDay(sent)
  return day && `We’ll call you by ${formatDay(day)}.`
}
