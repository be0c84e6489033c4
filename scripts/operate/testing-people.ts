import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { enqueue } from '@/delivery/outbox'
import { addressHash } from '@/lib/privacy/address-hash'
import type { SiteTables } from '@/lib/store/tables'
import type { Tables } from '@/upstream/tables'

/** When these people wrote. */
export const at = '2027-01-10T09:00:00.000Z'

/** The person to export, forget and search for. */
export const ada = 'Ada.Lovell@Example.com'

/** Texts by which the tests find Ada's data. */
export const secrets = ['ada.lovell@example.com', 'Lovelaceish', '7700900999', 'only-ada-would-write-this']

/** How many of Ada's records each table has. `export` writes them, and `forget` deletes them. */
export const hers = {
  idempotency_keys: 1,
  leads: 2,
  messages: 1,
  reset_tokens: 1,
  accounts: 1,
  lead_mails: 1,
  quarantine: 1,
  consents: 1,
  outbox: 4,
}

/** Other people's addresses that contain Ada's. */
export const longer = [
  'joada.lovell@example.com',
  'ada.lovell@example.com.example.org',
  "o'ada.lovell@example.com",
]

/**
 * Stores 530 people. One of them is Ada, with the records that `hers` counts.
 *
 * @param mailDir the folder for mails to and about Ada and 28 others
 */
export async function insertPeople(db: Kysely<Tables & SiteTables>, mailDir: string) {
  for (let index = 0; index < 530; index++) await insertPerson(db, mailDir, index)
}

function addressOf(index: number): string {
  if (index === 500) return ada
  return ['lovell@example.com', ...longer][index - 501] ?? `Person.${index}@example.com`
}

async function insertPerson(db: Kysely<Tables & SiteTables>, mailDir: string, index: number) {
  const email = addressOf(index)
  const [email_key, isAda] = [email.toLowerCase(), index === 500]
  const message = isAda
    ? (secrets[3] as string)
    : index === 510
      ? `Ask my friend, <ADA.lovell@EXAMPLE.com>.`
      : `Number ${index}`
  const phone = isAda ? (secrets[2] as string) : `+44 ${index}`
  const name = isAda ? (secrets[1] as string) : `Name ${index}`
  const person = { email, email_key, created_at: at, company: 'a', phone, message }
  const choices = { careerPathName: 'Data', selectedPlan: 'x', country: 'UK', source: 'Google', subscribe: 1 }
  const rest = { ...choices, firstName: name, lastName: 'B', jobTitle: '' }
  const lead = { ...person, ...rest }
  const leads = [lead, { ...lead, email: email.toUpperCase(), company: 'b' }]
  const stored = await db
    .insertInto('leads')
    .values(isAda ? leads : leads.slice(0, 1))
    .returning('id')
    .execute()
  const sender = { created_at: at, name, phone_number: phone, email, email_key }
  await db
    .insertInto('messages')
    .values({ ...sender, company: '', subject: 'S', body: message })
    .execute()
  const record = `lead ${stored[0]?.id}`
  const key = { key: `key ${index}`, created_at: at, sent: `sent ${index}`, record }
  await db.insertInto('idempotency_keys').values(key).execute()
  const hash = { password_hash: `hash ${index}`, is_active: 1 }
  const account = { created_at: at, email, email_key, ...hash, last_contact_at: at }
  const { id } = await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()
  const token = { hash: `token ${index}`, account_id: id, expires_at: at }
  await db.insertInto('reset_tokens').values(token).execute()
  const address_hash = addressHash(email)
  await db.insertInto('lead_mails').values({ address_hash, day: '2027-01-10' }).execute()
  const form = { wording: '1', form: 'enrolment', path: '/', asked_at: at }
  const consent = { id: `consent ${index}`, address_hash, email, ...form }
  await db.insertInto('consents').values(consent).execute()
  const held = { kind: 'lead', reasons: '', fields: JSON.stringify(person) } as const
  await db
    .insertInto('quarantine')
    .values({ created_at: at, email_key, ...held, key: email_key })
    .execute()
  await db.insertInto('suppressions').values({ address_hash, created_at: at }).execute()
  if (index > 490 && index < 520) {
    writeMail(mailDir, index, email, message)
    await insertDeliveries(db, stored[0]?.id, email_key, lead)
  }
}

// Queues a lead for an outside upstream, a mail that was given up, a mail that waits, and a delivered webhook.
async function insertDeliveries(
  db: Kysely<Tables & SiteTables>,
  id: number | undefined,
  person: string,
  record: object,
) {
  const about = { person, record: `lead ${id}` }
  const lead = { ...about, destination: 'upstream', kind: 'lead', payload: { path: '/api/leads/', record } }
  const mail = { ...about, destination: 'mail', kind: 'lead_confirmation', payload: { lead: id } }
  const change = { ...about, destination: 'mail', kind: 'address_change', payload: { to: person } }
  const event = { ...about, destination: 'webhook', kind: 'lead.created', payload: record }
  await enqueue(db as never, [lead, mail, change, event], new Date(at))
  const theirs = db.updateTable('outbox').where('person', '=', person)
  await theirs.set({ state: 'stuck', ended_at: at }).where('kind', '=', 'lead_confirmation').execute()
  await theirs.set({ state: 'delivered', ended_at: at }).where('kind', '=', 'lead.created').execute()
}

function writeMail(mailDir: string, index: number, email: string, message: string) {
  mkdirSync(mailDir, { recursive: true })
  const text = Buffer.from(`Email: ${email}\nMessage: ${message}`).toString('base64')
  const head = `From: hello@example.com\r\nTo: ${index % 2 ? email : 'admissions@example.com'}\r\nReply-To: ${index % 2 ? 'hello@example.com' : email}\r\nSubject: Mail ${index}\r\n`
  const body = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}\r\n`
  writeFileSync(join(mailDir, `mail-${index}.eml`), head + body)
}
