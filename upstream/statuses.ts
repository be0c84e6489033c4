/** The statuses of an enquiry, and which may follow each. A status that arrives too late changes nothing. */
export const statuses = {
  received: {
    setBy: ['site'],
    next: ['answered', 'offered', 'enrolled', 'closed', 'withdrawn'],
    forLearner: 'Received',
  },
  answered: {
    setBy: ['staff', 'crm'],
    next: ['offered', 'enrolled', 'closed', 'withdrawn'],
    forLearner: 'Answered',
  },
  offered: {
    setBy: ['staff', 'crm'],
    next: ['enrolled', 'closed', 'withdrawn'],
    forLearner: 'Place offered',
    isMailed: true,
  },
  enrolled: {
    setBy: ['staff', 'crm'],
    next: ['closed', 'withdrawn'],
    forLearner: 'Enrolled',
    isMailed: true,
  },
  closed: { setBy: ['staff', 'crm'], next: ['offered', 'enrolled', 'withdrawn'], forLearner: 'Closed' },
  withdrawn: { setBy: ['learner'], next: [], forLearner: 'Withdrawn' },
} as const satisfies Record<string, StatusRule>

type StatusRule = {
  setBy: readonly ('site' | 'staff' | 'crm' | 'learner')[]
  next: readonly string[]
  /** The status's name for the learner. */
  forLearner: string
  /** The learner gets a mail when the status can no longer be undone. */
  isMailed?: true
}

export type Status = keyof typeof statuses

export const statusNames = Object.keys(statuses) as Status[]

export type StatusDates = Record<'answered_at' | 'offered_at' | 'enrolled_at' | 'closed_at', string | null>

export function mayFollow(now: Status, next: Status): boolean {
  return (statuses[now].next as readonly string[]).includes(next)
}

export function isSetBy(who: 'staff' | 'crm', name: unknown): name is Status {
  const known = statusNames.find((known) => known === name)
  return known !== undefined && (statuses[known].setBy as readonly string[]).includes(who)
}

/** The status that an enquiry gets back when its withdrawal is undone. */
export function statusBefore(dates: StatusDates): Status {
  const latestFirst = ['closed', 'enrolled', 'offered', 'answered'] as const
  return latestFirst.find((status) => dates[`${status}_at`]) ?? 'received'
}
