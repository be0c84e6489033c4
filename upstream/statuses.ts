/** What becomes of an enquiry, in this order. One that arrives late changes nothing. */
export const statuses = {
  received: { setBy: ['site'], next: ['answered', 'offered', 'enrolled', 'closed', 'withdrawn'] },
  answered: { setBy: ['staff', 'crm'], next: ['offered', 'enrolled', 'closed', 'withdrawn'] },
  offered: { setBy: ['staff', 'crm'], next: ['enrolled', 'closed', 'withdrawn'], isMailed: true },
  enrolled: { setBy: ['staff', 'crm'], next: ['closed'], isMailed: true },
  closed: { setBy: ['staff', 'crm'], next: ['offered', 'enrolled'] },
  withdrawn: { setBy: ['learner'], next: [] },
} as const satisfies Record<string, StatusRule>

type StatusRule = {
  setBy: readonly ('site' | 'staff' | 'crm' | 'learner')[]
  next: readonly string[]
  /** The learner gets a mail when it can no longer be undone. */
  isMailed?: true
}

export type Status = keyof typeof statuses

export const statusNames = Object.keys(statuses) as Status[]

export type StatusDates = Record<'answered_at' | 'offered_at' | 'enrolled_at' | 'closed_at', string | null>

export function mayFollow(now: Status, next: Status): boolean {
  return (statuses[now].next as readonly string[]).includes(next)
}

export function isForStaff(name: string | undefined): name is Status {
  const rule = statusNames.find((known) => known === name)
  return rule !== undefined && (statuses[rule].setBy as readonly string[]).includes('staff')
}

/** The status of an enquiry that is no longer withdrawn. */
export function statusBefore({ answered_at, offered_at, enrolled_at, closed_at }: StatusDates): Status {
  if (closed_at) return 'closed'
  if (enrolled_at) return 'enrolled'
  if (offered_at) return 'offered'
  return answered_at ? 'answered' : 'received'
}
