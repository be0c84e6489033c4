// Prints how much it deleted. The counts stay in the database as a proof that names nobody.
import type { Kysely } from 'kysely'
import { wipe } from '@/database/wipe'
import { env } from '@/lib/env'
import { forget } from '@/lib/privacy/forget'
import { deleteFiles } from '@/lib/privacy/mail-files'
import { mailsAbout } from '@/lib/privacy/mails-about'
import { retention } from '@/lib/privacy/retention'
import { now } from '@/lib/time/now'
import { openPeople, personIn, taskOfUpstream } from './personal-data'

const person = personIn(process.argv.slice(2), 'forget')
const db = await openPeople()
const at = now()
const { proof, counts } = await forget(db, person, at)
const mails = await mailsAbout(env().MAIL_DIR, person.address)
await deleteFiles(mails.map(({ path }) => path))
const isWiped = await wipe(db as Kysely<unknown>)
await db.destroy()

const told = Object.entries({ ...counts, mails: mails.length }).filter(([, count]) => count > 0)
const what = told.map(([name, count]) => `${count} in ${name}`).join(', ') || 'nothing was found'
process.stdout.write(`Forgotten on ${at.toISOString()} (proof ${proof}): ${what}\n`)
process.stdout.write(
  `Older backups hold this data for up to ${retention.backups.days} days. If you restore one, npm run site -- restore deletes the data again.\n`,
)
process.stdout.write(taskOfUpstream('delete what it holds about this email address'))
if (!isWiped) {
  process.exitCode = 1
  process.stderr.write(
    'The rows are deleted, but the site was too busy to clear them from its files. Run the command again.\n',
  )
}
