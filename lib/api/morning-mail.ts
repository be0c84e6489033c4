import type { Kysely } from 'kysely'
import type { Part } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import { env } from '@/lib/env'
import { formatDay } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { localDateOf } from '@/lib/time/zones'
import { site } from '@/provider/facts/site'
import { type Morning, readMorning } from './read-morning'

// Nobody reads a mail of a thousand lines.
const maxShown = 40

type Row = [name: string, value: string]

/** Repeats nothing that visitors typed. `day` is in the provider's time zone; the mail is withheld after it. */
export async function morningMail(db: Kysely<DeliveryTables>, day: string, to: string): Promise<MadeMail> {
  if (day !== localDateOf(now(), site.timeZone)) return { withheld: 'its day is over' }
  const morning = await readMorning(db, day)
  const { waiting, held, undelivered } = morning
  const parts = [...waitingParts(morning, day), ...heldParts(held, day), ...undeliveredParts(morning)]
  if (parts.length === 0) return { withheld: 'there is nothing left to report' }
  const counts = [
    waiting.length > 0 && `${waiting.length} to call`,
    held.length > 0 && `${held.length} held as possible spam`,
    undelivered.length > 0 && `${undelivered.length} not delivered`,
  ]
  return {
    to,
    subject: `${formatDay(day, 'short')}: ${counts.filter(Boolean).join(', ')}`,
    parts: [
      ...parts,
      'We send this email once a morning, and only when there is something to report. It contains references only. The commands show the rest on the server.',
    ],
  }
}

function waitingParts({ waiting }: Morning, day: string): Part[] {
  if (waiting.length === 0) return []
  const count = waiting.length
  const which = waiting.some(({ callBy }) => callBy)
    ? `${enquiries(count)} ${count === 1 ? 'was' : 'were'} promised a call, today or later.`
    : `${enquiries(count)} came yesterday or today.`
  const days = new Map<string, string[]>()
  for (const { reference, record, callBy } of waiting.slice(0, maxShown)) {
    const name = callBy ? `Call ${callBy === day ? 'today' : `by ${formatDay(callBy, 'short')}`}` : 'Call'
    days.set(name, [...(days.get(name) ?? []), `${reference} (${record})`])
  }
  const rows = [...days].map(([name, references]): Row => [name, lines(references)])
  return [
    `${which} Withdrawn enquiries, and those answered at the desk, are left out.`,
    {
      rows: [...rows, ...hidden(count), ['Answer them', `${env().SITE_URL}/desk`]],
    },
  ]
}

function heldParts(held: Morning['held'], day: string): Part[] {
  if (held.length === 0) return []
  const kinds = [...new Set(held.map(({ kind }) => kind))].sort()
  const rows = held.slice(0, maxShown).map(({ reference, kind, id, callBy }): Row => {
    const promised = callBy ? [promise(callBy, day)] : []
    return [`Held ${kind} ${id}`, lines([reference, ...promised, `npm run site -- ${kind}s --release ${id}`])]
  })
  const commands = kinds.map((kind) => `npm run site -- ${kind}s --quarantine`)
  const [form, its, them] =
    held.length === 1 ? ['form is', 'Its sender', 'it'] : ['forms are', 'Their senders', 'them']
  return [
    `${held.length} ${form} held as possible spam. ${its} saw the usual thank-you, and no other email mentions ${them}.`,
    { rows: [...rows, ...hidden(held.length), ['Read them', lines(commands)]] },
  ]
}

function undeliveredParts({ undelivered }: Morning): Part[] {
  const count = undelivered.length
  if (count === 0) return []
  const rows = undelivered
    .slice(0, maxShown)
    .map(
      ({ id, destination, kind, record }): Row => [
        `Number ${id}`,
        [destination, kind, record].filter(Boolean).join(' · '),
      ],
    )
  const commands: Row[] = [
    ['See why', 'npm run site -- outbox'],
    ['Send one again', 'npm run site -- outbox --send <number>'],
  ]
  return [
    `We’ve stopped trying to send ${count} ${count === 1 ? 'delivery' : 'deliveries'}.`,
    { rows: [...rows, ...hidden(count), ...commands] },
  ]
}

const promise = (callBy: string, day: string) =>
  `${callBy < day ? 'A call was' : 'Call'} promised by ${formatDay(callBy, 'short')}`

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

const hidden = (count: number): Row[] =>
  count > maxShown ? [['Not shown here', String(count - maxShown)]] : []

// Indented, so that the plain text separates the entries.
const lines = (texts: string[]) => texts.join('\n  ')
