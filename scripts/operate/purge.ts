import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { purge, purgeBackups } from '@/lib/privacy/purge'
import { now } from '@/lib/time/now'
import { openPeople, taskOfUpstream } from './personal-data'

const db = await openPeople()
const { MAIL_DIR, DATABASE_URL } = env()
const counts = await purge(db, MAIL_DIR, now())
log('info', 'purged', { ...counts, ...(await purgeBackups(DATABASE_URL, now())) })
await db.destroy()
process.stdout.write(taskOfUpstream('delete its expired records'))
