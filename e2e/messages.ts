import { openDatabase } from '../database/open'
import { listMessages } from '../upstream/messages'
import type { Tables } from '../upstream/tables'
import { site } from './servers'

/** The contact messages that the site under test has kept for one e-mail address. */
export async function messagesOf(email: string) {
  const db = await openDatabase<Tables>(site.env.DATABASE_URL)
  try {
    return (await listMessages(db)).filter((message) => message.email === email)
  } finally {
    await db.destroy()
  }
}
