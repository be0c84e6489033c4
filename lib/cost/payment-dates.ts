import { Temporal } from 'temporal-polyfill'

const { from } = Temporal.PlainDate

/** The same day `months` later, or that month's last day. ISO dates. Throws RangeError for an invalid date. */
export const addMonths = (day: string, months: number): string => from(day).add({ months }).toString()

/** ISO dates. Throws RangeError for an invalid date. */
export const addDays = (day: string, days: number): string => from(day).add({ days }).toString()

/** ISO dates. Throws RangeError for an invalid date. */
export const firstOfMonth = (day: string): string => from(day).with({ day: 1 }).toString()

/** A day that exists: "2028-02-29", not "2027-02-29". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    return from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
