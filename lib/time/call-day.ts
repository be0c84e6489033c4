import { facts } from '@/provider/facts/provider-yaml'
import { formatDay } from './first-class'
import { answerDay } from './working-days'

const { reply } = facts

/** An ISO date; undefined where the provider does not say how soon it calls. */
export function callDay(sent: Date): string | undefined {
  return reply && answerDay(sent, reply)
}

/** Such as "We’ll call you by Monday 11 January 2027." */
export function callWords(sent: Date): string | undefined {
  const day = callDay(sent)
  return day && `We’ll call you by ${formatDay(day)}.`
}
