import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Papa from 'papaparse'
import { env } from '@/lib/env'
import { listSubscribers } from '@/lib/privacy/consents'
import { unsubscribeLinks } from '@/lib/privacy/mail-links'
import { resume } from '@/lib/privacy/suppressions'
import { openSiteDatabase } from '@/lib/store/site-database'
import { personIn } from './personal-data'

const { csv, resume: address } = parseArgs({
  options: { csv: { type: 'string' }, resume: { type: 'string' } },
}).values
const again = address === undefined ? undefined : personIn([address], 'news --resume')
const { API_ROOT_URL, DATABASE_URL } = env()
const db = await openSiteDatabase(DATABASE_URL)
if (again)
  process.stdout.write(
    (await resume(db, again.hash))
      ? 'Emails will go to this address again.\n'
      : 'Emails to this address were never stopped.\n',
  )
else await list()
await db.destroy()

async function list() {
  if (API_ROOT_URL) process.stdout.write(`The upstream sends and confirms news, at ${API_ROOT_URL}.\n`)
  const rows = (await listSubscribers(db)).map(({ email, wording, asked_at, confirmed_at }) => {
    const { page, oneClick } = unsubscribeLinks(email ?? '')
    return { email, asked_at, confirmed_at, wording, unsubscribe: page, one_click: oneClick }
  })
  if (csv) writeFileSync(csv, `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}\r\n`, { mode: 0o600 })
  const lines = rows.map(({ email, confirmed_at }) => `${confirmed_at?.slice(0, 10)}  ${email}\n`)
  process.stdout.write(
    csv ? `Wrote ${rows.length} to ${csv}\n` : `${lines.join('')}${rows.length} confirmed\n`,
  )
}
