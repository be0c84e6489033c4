import { siteDatabase } from '@/lib/store/site-database'
import { outsideWorker } from './outside-worker'

/** Empties the outbox of a test's site: what one test has sent is none of the next one's. */
export async function forgetSent(): Promise<void> {
  await outsideWorker().settled()
  const db = await siteDatabase()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('outbox_outages').execute()
}
