import { z } from 'zod'

const days = z.number().int().min(0).max(365)

/** What an enrolment binds to; nothing of it renews by itself. What is not given here is not said anywhere. */
export const contract = z.strictObject({
  /** When payments are due: on the first day of the classes and that day of later months, or on the first of each month. */
  payments_on: z.enum(['first-day', 'first-of-month']).default('first-day'),
  /** From the day on which a place is confirmed: so long a learner may cancel for any reason. */
  cancellation_days: days,
  /** Whether a learner who cancels within them pays for classes that have begun by then at their wish. */
  begun_classes: z.enum(['paid', 'free']).optional(),
  /** So soon what is refunded has arrived. */
  refund_days: days.optional(),
  /** So long support goes on after the last class; a year that is paid at once has it until the year ends. */
  support_months: z.number().int().min(0).max(60).optional(),
  /** What comes back to somebody who stops later, by how the plan is billed. */
  stopping: z
    .strictObject({
      /** The plan ends with the month that is paid for, if that is so many days away. */
      monthly: z.strictObject({ notice_days: days }).optional(),
      /** The whole months after the notice come back; those before it count at the price of a month, or a twelfth. */
      annually: z
        .strictObject({ notice_days: days, used_months: z.enum(['monthly-price', 'twelfth']) })
        .optional(),
      /** The share that has not been provided comes back. */
      once: z.enum(['unused-share']).optional(),
    })
    .default({}),
})

export type Contract = z.infer<typeof contract>
