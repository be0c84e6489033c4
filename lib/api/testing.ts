import { siteDatabase } from '@/lib/store/site-database'
import { outsideWorker } from './outside-worker'

export async function forgetSent(): Promise<void> {
  await outsideWorker().settled()
  const db = await siteDatabase()
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('outbox_outages').execute()
}
