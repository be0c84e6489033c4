import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { exportPerson } from '@/lib/privacy/export-person'
import { mailsAbout } from '@/lib/privacy/mails-about'
import { now } from '@/lib/time/now'
import { openPeople, personIn, taskOfUpstream } from './personal-data'

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })
const person = personIn(positionals, 'export')
const db = await openPeople()
const records = await exportPerson(db, person)
await db.destroy()
const about = await mailsAbout(env().MAIL_DIR, person.address)
const mails = about.flatMap(({ isTheirs, mail: { date, subject, to, text } }) =>
  isTheirs ? [{ date, subject, to: to?.map(({ address }) => address), text }] : [],
)

const whole = { address: person.address, exported_at: now().toISOString(), ...records, mails }
const json = `${JSON.stringify(whole, null, 2)}\n`
if (values.out) writeFileSync(values.out, json, { mode: 0o600, flag: 'wx' })
else process.stdout.write(json)
// This line goes to stderr, so that stdout has only the JSON.
process.stderr.write(taskOfUpstream('export what it holds about this email address'))
