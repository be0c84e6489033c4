/** What can come of the one button that a mail's link leads to; the last part of its page's path names one. */
export const mailOutcomes = ['done', 'broken', 'failed'] as const

export type MailOutcome = (typeof mailOutcomes)[number]
