// The replaced database stays beside the new one. If it cannot be read, `--forgotten` names the people who were
// forgotten since the backup.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { takePlace } from '@/database/backup'
import { filePath, openDatabase } from '@/database/open'
import { whileAlone } from '@/database/while-alone'
import { env } from '@/lib/env'
import { beforeRestore } from '@/lib/privacy/backup-files'
import { type CarriedOver, carryOver, type Marks, readMarks } from '@/lib/privacy/carry-over'
import { forget } from '@/lib/privacy/forget'
import type { Person } from '@/lib/privacy/standing'
import type { SiteTables } from '@/lib/store/tables'
import { now } from '@/lib/time/now'
import { openPeople, personIn } from './personal-data'
import { restoreCommands } from './postgres-commands'
import { endWhatOpensAccounts, peopleIn, removeDraft, restored } from './restored'

const options = { forgotten: { type: 'string' }, 'carry-over': { type: 'string' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const { DATABASE_URL } = env()
const at = now()
const noMarks: Marks = { erasures: [], suppressions: [], outbox: [] }
const named = namedPeople(values.forgotten)
const [file] = positionals

if (values['carry-over'] !== undefined && !file) await carryFrom(values['carry-over'])
else if (!DATABASE_URL.startsWith('file:')) {
  say(`Nothing was changed. Postgres restores its own backups: run\n\n${restoreCommands(DATABASE_URL)}`)
  process.exitCode = 2
} else if (!file || positionals.length > 1)
  throw new Error('Name one backup: npm run site -- restore copy.db')
else await restore(file, filePath(DATABASE_URL))

async function restore(backup: string, path: string) {
  const draft = `${path}.restoring-${process.pid}`
  const kept = beforeRestore(path, at)
  try {
    const told = await whileAlone(path, async (present) => {
      const { counts, done } = await restored(backup, draft, (db) => forgetAgain(db, present))
      takePlace(draft, path, kept)
      return `Restored ${backup}: ${peopleIn(counts)}.\n${done}`
    })
    say(`${told}Everyone has to sign in again. The previous database is in ${kept}\n`)
  } finally {
    removeDraft(draft)
  }
}

async function forgetAgain(db: Kysely<SiteTables>, present: Kysely<unknown> | string): Promise<string> {
  const marks =
    typeof present === 'string' ? present : await readMarks(present).catch(({ message }: Error) => message)
  if (typeof marks === 'string' && !named) {
    throw new Error(
      `The current database can’t say who was forgotten since the backup: ${marks}.
Nothing was changed. Write those people’s email addresses to a file, one per line (or an empty file if there were none), and
run it again with: --forgotten people.txt. People who unsubscribed since then must do so again.`,
    )
  }
  const carried = await carryOver(db, typeof marks === 'string' ? noMarks : marks, personOf, at)
  return `${told(carried)}${await forgetNamed(db)}`
}

async function forgetNamed(db: Kysely<SiteTables>): Promise<string> {
  for (const person of named ?? []) await forget(db, person, at)
  return named ? `Forgotten from the file: ${named.length}.\n` : ''
}

async function carryFrom(url: string) {
  const old = await openDatabase<unknown>(url)
  const marks = await readMarks(old).finally(() => old.destroy())
  const db = await openPeople()
  say(told(await carryOver(db, marks, personOf, at)))
  await endWhatOpensAccounts(db)
  say('Everyone has to sign in again.\n')
  await db.destroy()
}

function told({ forgotten, unknown, unsubscribed, unsure }: CarriedOver): string {
  const lines = [
    `Forgotten again: ${forgotten}. Unsubscribed again: ${unsubscribed}.`,
    unknown &&
      `${unknown} more had been forgotten, but we can’t identify them any more: run npm run site -- forget for each.`,
    unsure &&
      `${unsure} deliveries may have arrived since then. List them, and send again those you choose, with: npm run site -- outbox`,
  ]
  return lines
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('')
}

function namedPeople(list: string | undefined): Person[] | undefined {
  const lines = list === undefined ? undefined : readFileSync(list, 'utf8').split('\n')
  return lines
    ?.map((line) => line.trim())
    .filter(Boolean)
    .map(personOf)
}

function personOf(address: string): Person {
  return personIn([address], 'forget')
}

function say(text: string) {
  process.stdout.write(text)
}
