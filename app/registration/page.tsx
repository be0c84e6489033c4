import type { Metadata } from 'next'
import { connection } from 'next/server'
import { HiddenFields } from '@/components/form/hidden-fields'
import { AsidePage } from '@/components/page/aside-page'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { type RegistrationWithRound, registrationByLink } from '@/lib/event/read-registrations'
import { log } from '@/lib/log'
import { eventWords } from '@/lib/pages/list-page'
import { siteDatabase } from '@/lib/store/site-database'
import type { RegistrationState } from '@/lib/store/tables'
import { eventDate } from '@/lib/time/event-date'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Your registration | ${site.name}`, robots: { index: false } }

/** Shows a registration to anybody with the link from its mails, with buttons to confirm or cancel it. */
export default async function RegistrationPage({ searchParams }: PageProps<'/registration'>) {
  await connection()
  const { a, until, s } = await searchParams
  const link = { a: String(a ?? ''), until: String(until ?? ''), s: String(s ?? '') }
  const own = await read(new URLSearchParams(link))
  return (
    <AsidePage title="Your registration" slug={own && own !== 'away' ? own.event : 'registration'}>
      {own === 'away' ? (
        <Notice isError title="We couldn’t load your registration." />
      ) : own ? (
        <Found own={own} link={link} />
      ) : (
        <Notice title="This link is incomplete, or it has expired.">
          Open it again from our email, or call us: {site.phone}.
        </Notice>
      )}
    </AsidePage>
  )
}

type Buttons = { confirm?: string; cancel?: string }

const buttons: Partial<Record<RegistrationState, Buttons>> = {
  reserved: { confirm: 'Confirm your seat', cancel: 'Cancel your seat' },
  confirmed: { cancel: 'Cancel your seat' },
  offered: { confirm: 'Take the seat', cancel: 'No, thank you' },
  waiting: { cancel: 'Leave the list' },
}

function Found({ own, link }: { own: RegistrationWithRound; link: Record<string, string> }) {
  const { event, title, starts_at, ends_at, time_zone, location, state } = own
  const at = now().toISOString()
  const isOver = ends_at < at
  const hasLapsed = (state === 'reserved' || state === 'offered') && own.until <= at
  const shown = hasLapsed ? 'lapsed' : state
  const offered = (!isOver && !own.is_cancelled && buttons[shown]) || {}
  const [to, words] = isOver
    ? [own.recording, 'Watch the recording']
    : [!own.is_cancelled && own.link, 'Join the event']
  return (
    <div className="space-y-6">
      <p>
        <Link href={`/events/${event}`} className={linkStyle('inline')}>
          {title}
        </Link>
        <br />
        <time dateTime={starts_at}>{eventDate({ start: starts_at, timeZone: time_zone })}</time>
        {location && (
          <>
            <br />
            {location}
          </>
        )}
      </p>
      <p className="text-lead font-semibold">{wordsOf(own, shown, isOver)}</p>
      {to && state === 'confirmed' && (
        <p>
          <a href={to} className={buttonStyle('action')}>
            {words}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        {Object.entries(offered).map(([act, answer]) => (
          <form key={act} action="/api/registration" method="post">
            <HiddenFields fields={{ ...link, act }} />
            <button type="submit" className={buttonStyle(act === 'confirm' ? 'action' : 'outline')}>
              {answer}
            </button>
          </form>
        ))}
      </div>
    </div>
  )
}

function wordsOf(own: RegistrationWithRound, state: RegistrationState, isOver: boolean): string {
  const until = eventDate({ start: own.until || own.starts_at, timeZone: own.time_zone })
  if (own.is_cancelled) return 'This event is cancelled. You don’t need to do anything.'
  if (isOver)
    return state === 'confirmed' ? 'This event is over. Thank you for registering.' : 'This event is over.'
  return {
    reserved: `A seat is reserved for you until ${until}. Please confirm it.`,
    confirmed: eventWords().registered,
    offered: `A seat is free for you until ${until}.`,
    waiting: 'All seats are taken. We’ll email you if one comes up.',
    cancelled: 'You’re no longer registered. The event’s page says whether you can register again.',
    lapsed:
      'The time to confirm has passed, and the seat went back. The event’s page says whether there are others.',
  }[state]
}

async function read(link: URLSearchParams): Promise<RegistrationWithRound | 'away' | undefined> {
  try {
    return await registrationByLink(await siteDatabase(), link)
  } catch (error) {
    log('error', 'registration_failed', { reason: (error as Error).message })
    return 'away'
  }
}
