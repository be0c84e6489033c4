/** The last part of the path of the page that a mailed link leads to. */
export const mailOutcomes = ['done', 'broken', 'failed'] as const

export type MailOutcome = (typeof mailOutcomes)[number]
