import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { countSeats, listRegistrations } from '@/lib/event/read-registrations'
import { registrationsAsCsv } from '@/lib/event/registrations-csv'
import { seatWords, stateWords } from '@/lib/event/seat-words'
import { openSiteDatabase } from '@/lib/store/site-database'
import { now } from '@/lib/time/now'
import { minute, plain } from '@/upstream/reports'

const options = { csv: { type: 'string' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const db = await openSiteDatabase(env().DATABASE_URL)
const lines = await run()
process.stdout.write(lines.map((line) => `${plain(line)}\n`).join(''))
await db.destroy()

async function run(): Promise<string[]> {
  const { API_ROOT_URL } = env()
  if (API_ROOT_URL) return [`Registrations are stored by the upstream at ${API_ROOT_URL}. List them there.`]
  const rounds = await countSeats(db, now())
  const [number] = positionals
  if (number === undefined)
    return [
      ...rounds.map(
        (round) =>
          `#${round.id}  ${minute(round.starts_at)}  ${round.title}: ${round.is_cancelled ? 'cancelled. ' : ''}${seatWords(round)}`,
      ),
      ...(rounds.length === 0 ? ['Nobody has registered for an event yet.'] : []),
    ]
  const round = rounds.find(({ id }) => String(id) === number)
  if (!round) throw new Error(`There’s no round ${number}. List them with: npm run site -- events`)
  if (values.csv) {
    writeFileSync(values.csv, await registrationsAsCsv(db, round.id), { mode: 0o600 })
    return [`Wrote the registrations for ${round.title} to ${values.csv}`]
  }
  const people = await listRegistrations(db, round.id)
  return people.map(({ name, email, state, created_at }) =>
    [minute(created_at), stateWords[state], name, email].join('  '),
  )
}
