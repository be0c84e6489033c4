// Fills the database of DATABASE_URL with a morning's enquiries and prints the cookies of a member of staff whose desk
// is open, for the README's picture.
import '../serve/load-env.mjs'
import { NextRequest } from 'next/server'
import { writeSession } from '@/lib/account/session-cookies'
import { beginSession } from '@/lib/account/session-tokens'
import { createAccount } from '@/lib/api/credentials'
import { embedded } from '@/lib/api/embedded'
import { requestTokens } from '@/lib/api/tokens'
import { addStaff } from '@/lib/desk/staff'
import { siteDatabase } from '@/lib/store/site-database'
import { answerDue } from '@/lib/time/call-day'
import { call, lead } from '@/upstream/testing'

const hourMs = 60 * 60_000
const member = 'ada@example.com'
const password = 'a desk for a picture 9'
const senders = [
  ['Maya', 'Okafor', 'Data Science', 'growth-project-pack', 75],
  ['Tom', 'Lindqvist', 'Cyber Security', 'ecl-project-pack', 22],
  ['Priya', 'Raman', 'Business Analysis', 'growth-project-pack', 5],
  ['Daniel', 'Hughes', 'Project Management', 'growth-project-pack', 2],
] as const

const all = await embedded().database()
for (const [firstName, lastName, careerPathName, selectedPlan, hours] of senders) {
  const at = new Date(Date.now() - hours * hourMs)
  const due = answerDue(at)
  const fields = { ...lead, firstName, lastName, careerPathName, selectedPlan, phone: '+442079460018' }
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  const { id } = (await call(embedded(), 'POST', '/api/leads/', { ...fields, email })).body
  const receipt = { created_at: at.toISOString(), due_at: due, queue_at: due ?? at.toISOString() }
  await all.updateTable('leads').set(receipt).where('id', '=', id).execute()
}

await createAccount({ email: member, password, confirm_password: password })
const db = await siteDatabase()
await addStaff(db, member, new Date())
await db.updateTable('staff').set({ factor: 'set up' }).where('address', '=', member).execute()
const { cookies } = new NextRequest('http://127.0.0.1/')
const tokens = await requestTokens(member, password)
if (tokens) await writeSession(cookies, await beginSession(tokens, 'Firefox on Linux'))
await db.updateTable('sessions').set({ desk_opened_at: new Date().toISOString() }).execute()
process.stdout.write(`${JSON.stringify(cookies.getAll())}\n`)
process.exit(0)
