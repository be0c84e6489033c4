import { facts } from '@/provider/facts/provider-yaml'
import { formatDay } from './first-class'
import { answerDay } from './working-days'

const { reply } = facts

/**
 * The day by which who has enquired is called.
 *
 * @param sent when they did
 * @returns a date such as "2027-01-11"; undefined where the provider has not said how soon it calls
 */
export function callDay(sent: Date): string | undefined {
  return reply && answerDay(sent, reply)
}

/**
 * The same in words.
 *
 * @param sent when they did
 * @returns such as "We call you by Monday 11 January 2027." or undefined
 */
export function callWords(sent: Date): string | undefined {
  const day = callDay(sent)
  return day && `We call you by ${formatDay(day)} at the latest.`
}
