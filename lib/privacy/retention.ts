type Retention = {
  name: string
  /** The purge deletes after this time (lib/privacy/places.ts). People delete other data by hand. */
  years?: number
  days?: number
  /** The privacy policy's words. `{time}` is replaced by the years or days. */
  text: string
}

/** The privacy policy shows these values and the purge reads them. */
export const retention = {
  requests: {
    name: 'Enrolment requests, call-back requests and messages',
    years: 2,
    text: '{time} after you sent them. What you agree with us in writing is kept with your contract',
  },
  registrations: {
    name: 'Registrations for events and resources, and requests to be told the next start date',
    years: 1,
    text: '{time} after you sent them, or after the event if that is later',
  },
  suspects: {
    name: 'Forms that look like spam or were sent by a bot',
    days: 90,
    text: '{time} after they were sent, unless a person finds that they are genuine',
  },
  mailCopies: { name: 'Copies of our emails stored with this website', years: 1, text: '{time}' },
  deliveries: {
    name: 'Records of what we have passed on, such as emails and enrolment requests',
    days: 30,
    text: '{time} after it was passed on',
  },
  unconfirmedNews: {
    name: 'Sign-ups for our news that you did not confirm',
    days: 30,
    text: '{time} after you signed up',
  },
  suppressions: {
    name: 'News by email',
    years: 9,
    text: 'Until you unsubscribe. We then delete your email address and keep only a coded form of it, which we cannot decode, with the dates on which you agreed and unsubscribed, so that we don’t write to it again. We keep that for {time}',
  },
  accounts: {
    name: 'Account',
    years: 9,
    text: 'Until you ask us to close it, or {time} after you last used it',
  },
  resetLinks: { name: 'Links to reset a password', days: 3, text: '{time}' },
  marks: {
    name: 'Records that prevent duplicates and abuse',
    days: 2,
    text: '{time}. They hold coded forms of email and IP addresses, and nothing else that you typed',
  },
  backups: {
    name: 'Backups',
    days: 90,
    text: '{time}. For the same period, we keep a coded form of the address of anyone whose data we have deleted, so that restoring a backup does not bring their data back',
  },
  recordings: { name: 'Class recordings', years: 1, text: '{time} after the end of the cohort' },
  contracts: {
    name: 'Contract, payments and invoices',
    years: 7,
    text: '{time} after the end of training, for tax and possible claims',
  },
  work: {
    name: 'Attendance, projects and feedback',
    years: 6,
    text: '{time} after the end of training, as long as claims can be made',
  },
  certificates: {
    name: 'Certificate and reference',
    years: 9,
    text: '{time} after the end of training, so that we can confirm them to an employer who asks you',
  },
  dataRequests: {
    name: 'Complaints and requests about your data',
    years: 6,
    text: '{time} after they are closed. For data we deleted at your request, we note only the date and the amount, apart from the coded address needed for backups',
  },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof retention

export function retentionText({ years, days, text }: Retention): string {
  const [count, unit] = years === undefined ? [days, 'day'] : [years, 'year']
  return text.replace('{time}', `${count} ${unit}${count === 1 ? '' : 's'}`)
}
