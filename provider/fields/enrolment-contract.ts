import { z } from 'zod'

const days = z.int().min(0).max(365)

/** No plan renews automatically. Pages leave out a missing rule. */
export const contract = z.strictObject({
  payments_on: z.enum(['first-day', 'first-of-month']).default('first-day').meta({
    title: 'When payments are due',
    description: 'From the first day of class, or on the first of each month.',
  }),
  cancellation_days: days.meta({
    title: 'Days to cancel',
    description: 'For any reason, counted from the day after the place is confirmed.',
  }),
  begun_classes: z.enum(['paid', 'free']).optional().meta({
    title: 'Classes before cancelling',
    description: 'Whether learners who cancel in these days pay for classes they’ve had.',
  }),
  refund_days: days.optional().meta({ title: 'Days until a refund arrives' }),
  // A year that is paid at once has support until the year ends, whatever this field says.
  support_months: z
    .int()
    .min(0)
    .max(60)
    .optional()
    .meta({ title: 'Months of support', description: 'After the last class.' }),
  stopping: z
    .strictObject({
      // With fewer days of notice, the next payment is still due, so the plan lasts a month longer.
      monthly: z
        .strictObject({ notice_days: days.meta({ title: 'Days of notice' }) })
        .optional()
        .meta({ title: 'Billed monthly', description: 'The plan ends with the month already paid for.' }),
      annually: z
        .strictObject({
          notice_days: days.meta({ title: 'Days of notice' }),
          used_months: z.enum(['monthly-price', 'twelfth']).meta({
            title: 'How used months count',
            description: 'At the monthly price, or at a twelfth of the annual price.',
          }),
        })
        .optional()
        .meta({ title: 'Billed annually', description: 'Whole months after the notice are refunded.' }),
      once: z
        .enum(['unused-share'])
        .optional()
        .meta({ title: 'Paid once', description: 'The part not yet provided is refunded.' }),
    })
    .default({})
    .meta({
      title: 'Stopping later',
      description: 'What is refunded, by how a plan is billed. Empty rules aren’t shown.',
    }),
})

export type Contract = z.infer<typeof contract>
