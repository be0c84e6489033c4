import { Temporal } from 'temporal-polyfill'
import { isoDate } from '@/lib/time/dates'

const { from } = Temporal.PlainDate

/** 31 January and one month give 28 February. ISO dates. Throws RangeError for an invalid date. */
export const addMonths = (day: string, months: number): string => from(day).add({ months }).toString()

/** ISO dates. Throws RangeError for an invalid date. */
export const addDays = (day: string, days: number): string => from(day).add({ days }).toString()

/** ISO dates. Throws RangeError for an invalid date. */
export const firstOfMonth = (day: string): string => from(day).with({ day: 1 }).toString()

/** A day that exists: "2028-02-29", not "2027-02-29". */
export const isDay = (text: string): boolean => isoDate(text) === text
