import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskRow } from '@/components/desk/desk-row'
import { FiguresTable } from '@/components/desk/figures-table'
import { linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { readRounds } from '@/lib/api/event-rounds'
import { frameOf, hasEnquiries, openDesk } from '@/lib/desk/desk-page'
import { deskTime } from '@/lib/desk/desk-words'
import { idIn } from '@/lib/desk/held'
import { countSeats, listRegistrations } from '@/lib/event/read-registrations'
import { type Seats, seatWords, stateWords } from '@/lib/event/seat-words'
import { eventDate } from '@/lib/time/event-date'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

/** The reason why registrants get no mail about a change in the event's file. */
function faultOf({ event, starts_at }: Seats, files: Awaited<ReturnType<typeof readRounds>>): string | null {
  const file = files.find((each) => each.event === event)
  if (!file) return 'Its file is gone or not public. Registrants have not been told, and get no reminder.'
  return file.end < starts_at && file.end < now().toISOString()
    ? 'Its file names a date that is over. Registrants have not been told.'
    : null
}

export const instant = false

export const metadata: Metadata = { title: `Events | Desk | ${site.name}`, robots: { index: false } }

const maxShown = 500

/** Lists the seats of each round. With `round`, it also lists that round's registrants. */
export default async function DeskEventsPage({ searchParams }: PageProps<'/desk/events'>) {
  const desk = await openDesk()
  if (!hasEnquiries()) notFound()
  const at = now()
  const round = idIn([(await searchParams).round].flat()[0]) ?? 0
  const all = await countSeats(desk.db, at)
  const shown = round ? all.filter(({ id }) => id === round) : all
  const isOver = ({ ends_at }: Seats) => ends_at < at.toISOString()
  const rounds = [...shown.filter((each) => !isOver(each)), ...shown.filter(isOver).reverse()]
  const files = await readRounds(at)
  const people = round ? await listRegistrations(desk.db, round, maxShown) : []
  const path = '/desk/events'
  const frame = await frameOf(desk)
  return (
    <DeskFrame title="Registrations" current={path} back={path} {...frame}>
      {rounds.length === 0 && (
        <Notice title={round ? 'There’s no such event.' : 'Nobody has registered for an event yet.'} />
      )}
      <ul className="space-y-4">
        {rounds.map((each) => (
          <DeskRow
            key={each.id}
            name={each.title}
            actions={
              <>
                {!round && (
                  <a href={`${path}?round=${each.id}`} className={linkStyle('alone')}>
                    See who<span className="sr-only"> comes to {each.title}</span>
                  </a>
                )}
                <a href={`${path}/csv?round=${each.id}`} className={linkStyle('alone')}>
                  Download as CSV<span className="sr-only">: {each.title}</span>
                </a>
              </>
            }
          >
            <p>
              {each.is_cancelled ? 'Cancelled: ' : isOver(each) && 'Over: '}
              {eventDate({ start: each.starts_at, timeZone: each.time_zone })}
            </p>
            <p>{seatWords(each)}</p>
            {!isOver(each) && faultOf(each, files) && <p className="font-semibold">{faultOf(each, files)}</p>}
            {each.change && (
              <p className="text-small text-muted">
                Its file has changed. Registrants will be emailed half an hour after{' '}
                {deskTime(each.changed_at)}.
              </p>
            )}
          </DeskRow>
        ))}
      </ul>
      {people.length > 0 && (
        <FiguresTable
          caption={people.length === maxShown ? `The first ${maxShown} registrations` : 'Registrations'}
          columns={['Name', 'Email', 'Seat', 'Asked']}
          rows={people.map(({ id, name, email, state, created_at }) => ({
            id: String(id),
            cells: [name, email, stateWords[state], deskTime(created_at)],
          }))}
        />
      )}
      {round > 0 && (
        <p>
          <a href={path} className={linkStyle('alone')}>
            All events
          </a>
        </p>
      )}
    </DeskFrame>
  )
}
