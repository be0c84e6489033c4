import { z } from 'zod'

const days = z.number().int().min(0).max(365)

/** Nothing renews automatically. Pages leave out what is missing here. */
export const contract = z.strictObject({
  payments_on: z.enum(['first-day', 'first-of-month']).default('first-day').meta({
    title: 'Payments are due',
    description: 'From the first day of the classes on, or on the first of each month.',
  }),
  cancellation_days: days.meta({
    title: 'Days to cancel',
    description: 'For any reason, after the day on which a place is confirmed.',
  }),
  begun_classes: z.enum(['paid', 'free']).optional().meta({
    title: 'Classes begun by then',
    description: 'Whether who cancels in these days pays for what they have had.',
  }),
  refund_days: days.optional().meta({ title: 'Days until a refund has arrived' }),
  // A year at once has support to its end.
  support_months: z
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .meta({ title: 'Months of support', description: 'After the last class.' }),
  stopping: z
    .strictObject({
      // Including a month that ends within so many days.
      monthly: z
        .strictObject({ notice_days: days.meta({ title: 'Days of notice' }) })
        .optional()
        .meta({ title: 'Billed monthly', description: 'The plan ends with the month that is paid for.' }),
      annually: z
        .strictObject({
          notice_days: days.meta({ title: 'Days of notice' }),
          used_months: z.enum(['monthly-price', 'twelfth']).meta({
            title: 'Months used count',
            description: 'At the price of a single month, or at a twelfth of the year.',
          }),
        })
        .optional()
        .meta({ title: 'Billed annually', description: 'The whole months after the notice come back.' }),
      once: z
        .enum(['unused-share'])
        .optional()
        .meta({ title: 'Paid once', description: 'The share that has not been provided comes back.' }),
    })
    .default({})
    .meta({
      title: 'Stopping later',
      description: 'What comes back, by how a plan is billed. What is not given is not said.',
    }),
})

export type Contract = z.infer<typeof contract>
