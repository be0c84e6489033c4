import { parseArgs } from 'node:util'
import { endSessionsOf, listDevices } from '@/lib/account/session-rows'
import { env } from '@/lib/env'
import { openSiteDatabase } from '@/lib/store/site-database'
import { minute } from '@/upstream/reports'
import { personIn } from './personal-data'

const { values, positionals } = parseArgs({ options: { end: { type: 'boolean' } }, allowPositionals: true })
const { address: email } = personIn(positionals, 'sessions')
const db = await openSiteDatabase(env().DATABASE_URL)
process.stdout.write(values.end ? `Ended: ${await endSessionsOf(db, { email })}\n` : await list())
await db.destroy()

async function list(): Promise<string> {
  const devices = await listDevices(db, { email })
  const lines = devices.map(
    ({ device, created_at, last_seen_at }) =>
      `${device}: signed in on ${minute(created_at)}, last used on ${minute(last_seen_at)}\n`,
  )
  return lines.join('') || 'Not signed in anywhere.\n'
}
