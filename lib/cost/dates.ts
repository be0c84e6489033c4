import { Temporal } from 'temporal-polyfill'

const { from } = Temporal.PlainDate

/**
 * @param day an ISO date
 * @param months how many, also none or fewer
 * @returns the same day of another month, or that month's last day where it has no such day
 * @throws RangeError for what is no date
 */
export const addMonths = (day: string, months: number): string => from(day).add({ months }).toString()

/**
 * @param day an ISO date
 * @param days how many, also none or fewer
 * @returns the day so many days later
 * @throws RangeError for what is no date
 */
export const addDays = (day: string, days: number): string => from(day).add({ days }).toString()

/**
 * @param day an ISO date
 * @returns the first day of its month
 * @throws RangeError for what is no date
 */
export const firstOfMonth = (day: string): string => from(day).with({ day: 1 }).toString()

/**
 * Whether a text is a day that exists, as "2028-02-29" is and "2027-02-29" is not.
 *
 * @param text anything
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
