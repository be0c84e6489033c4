/** The last part of the page's path. */
export const mailOutcomes = ['done', 'broken', 'failed'] as const

export type MailOutcome = (typeof mailOutcomes)[number]
