import type { RegistrationState } from '@/lib/store/tables'
import type { countSeats } from './read-registrations'

export const stateWords: Record<RegistrationState, string> = {
  reserved: 'Reserved, not confirmed yet',
  confirmed: 'Confirmed',
  offered: 'Offered a free seat',
  waiting: 'Waiting',
  cancelled: 'Given back',
  lapsed: 'Not confirmed in time',
}

export type Seats = Awaited<ReturnType<typeof countSeats>>[number]

/** For staff: "18 of 24 seats taken, 15 confirmed. 3 wait." */
export function seatWords({ seats, taken, confirmed, waiting }: Seats): string {
  const of = seats === null ? `${taken} seats taken` : `${taken} of ${seats} seats taken`
  const wait = waiting > 0 ? ` ${waiting} ${waiting === 1 ? 'waits' : 'wait'}.` : ''
  const over =
    seats !== null && taken > seats ? ' The event has fewer seats than it had. Nobody loses theirs.' : ''
  return `${of}, ${confirmed} confirmed.${wait}${over}`
}
