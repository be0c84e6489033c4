import { site } from '@/provider/facts/site'
import { isSetBy, mayFollow, type Status, statuses, statusNames } from '@/upstream/statuses'
import type { Action } from './actions'

/** Such as "Thu 26 Nov, 17:00", in the provider's time zone. */
export function deskTime(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: site.timeZone,
  }).format(new Date(instant))
}

/** In lower case, because a path with capitals is redirected. */
export const enquiryPath = (reference: string) => `/desk/enquiry/${reference.toLowerCase()}`

/** Such as "17:00:05", in the provider's time zone; `at` in ms. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: site.timeZone }).format(at)
}

const acts: Record<string, string> = {
  read: 'read it',
  tried: 'tried to reach them, without an answer',
  answered: 'marked it as answered',
  offered: 'set it to place offered',
  enrolled: 'set it to enrolled',
  closed: 'closed it',
  released: 'released it',
  deleted: 'deleted it',
  undone: 'undid the last change',
  'sent again': 'sent a delivery again',
}

/** The words that follow a member's name in the history. */
export function actWords({ act, detail }: Pick<Action, 'act' | 'detail'>): string {
  return acts[act === 'set' ? detail : act] ?? act
}

export const statusLabels = {
  received: 'Waiting',
  answered: 'Answered',
  offered: 'Place offered',
  enrolled: 'Enrolled',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
} as const

/** The statuses that staff may set next, except "answered", which has its own button. */
export function nextStatuses(status: Status): { name: Status; isMailed: boolean }[] {
  return statusNames
    .filter((name) => name !== 'answered' && mayFollow(status, name) && isSetBy('staff', name))
    .map((name) => ({ name, isMailed: 'isMailed' in statuses[name] }))
}

const faults = new Map([
  ['taken', 'Somebody was first, so nothing was changed. The history says who.'],
  ['late', 'It’s too late to undo that. Set the right status instead.'],
  ['gone', 'This enquiry is no longer here. Nothing was changed.'],
  ['refused', 'The upstream didn’t take it, so it’s still held. Try again in a minute.'],
  ['code', 'That code isn’t right, or it was used before. Wait for the next one.'],
  ['password', 'That isn’t your account’s password.'],
])

/** Says why a form changed nothing; null for an unknown code. */
export const faultWords = (said = '') => faults.get(said) ?? null
