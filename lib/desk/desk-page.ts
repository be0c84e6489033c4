import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { countRest } from '@/lib/desk/held'
import { env } from '@/lib/env'
import { now } from '@/lib/time/now'
import { type Desk, deskOf } from './access'
import { lastChange } from './actions'
import { countWaiting } from './enquiries'

/** Redirects unless the desk is open. middleware.ts has checked that already, and each page checks it again. */
export async function openDesk(): Promise<Desk> {
  const desk = await deskOf(await cookies())
  if (!desk) redirect('/auth/login?callbackUrl=%2Fdesk')
  if (!desk.isOpen) redirect(desk.member.factor ? '/desk/code' : '/desk/set-up')
  return desk
}

/** False with an outside upstream, which stores the enquiries. */
export const hasEnquiries = () => !env().API_ROOT_URL

/** The data of the frame around each page. */
export async function frameOf({ db, member }: Desk) {
  const [waiting, rest, last] = await Promise.all([
    hasEnquiries() ? countWaiting(db) : undefined,
    countRest(db),
    lastChange(db, member.address, now()),
  ])
  const tabs = [
    { name: 'Waiting', path: '/desk', count: waiting },
    { name: 'Answered', path: '/desk/answered' },
    { name: 'Held', path: '/desk/held', count: rest.held },
    { name: 'Undelivered', path: '/desk/undelivered', count: rest.undelivered },
    ...(hasEnquiries() ? [{ name: 'Events', path: '/desk/events' }] : []),
    { name: 'Figures', path: '/desk/figures' },
  ]
  return { tabs, last, member: member.address }
}
