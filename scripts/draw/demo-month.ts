// Fills the database of DATABASE_URL with fictional enquiries of the month before NOW, by the functions behind the
// site's forms and desk. It replaces only its own earlier data. It prints the accounts as JSON.
import '../serve/command.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { parse } from 'yaml'
import { filePath } from '@/database/open'
import { whileAlone } from '@/database/while-alone'
import { confirmAddress } from '@/lib/api/account'
import { fetchCareerPaths } from '@/lib/api/career-paths'
import { createAccount } from '@/lib/api/credentials'
import { embedded } from '@/lib/api/embedded'
import { readRounds } from '@/lib/api/event-rounds'
import { createLead } from '@/lib/api/leads'
import { createMessage } from '@/lib/api/messages'
import { getMember } from '@/lib/desk/access'
import { noteTry, setStatus } from '@/lib/desk/changes'
import { newFactor, setFactor } from '@/lib/desk/factor'
import { addStaff } from '@/lib/desk/staff'
import { env } from '@/lib/env'
import { answerByLink } from '@/lib/event/seats'
import { addressHash } from '@/lib/privacy/address-hash'
import { confirmConsent } from '@/lib/privacy/consents'
import { mailsAbout } from '@/lib/privacy/mails-about'
import { storeConsent } from '@/lib/privacy/store-consent'
import { setAside } from '@/lib/spam/quarantine'
import { spamScore } from '@/lib/spam/score'
import { siteDatabase } from '@/lib/store/site-database'
import { answerDue, minutesToAnswer } from '@/lib/time/call-day'
import { now } from '@/lib/time/now'
import { instantOf, localDateOf, zonedIsoOf } from '@/lib/time/zones'
import { plans } from '@/provider/facts/plans'
import { leadSources, site } from '@/provider/facts/site'
import { referenceOf } from '@/upstream/reference'
import type { Status } from '@/upstream/statuses'

type Work = (at: Date) => Promise<unknown>

const [minuteMs, hourMs, dayMs] = [60_000, 60 * 60_000, 24 * 60 * 60_000]
const password = 'a month for a demo 9'
const data = parse(readFileSync('scripts/draw/demo.yaml', 'utf8'))
const listOf = (name: string): string[] => data[name].split(', ')
const names = listOf('names')
const staff = listOf('staff')
const jobs = listOf('jobs')
const campaigns = listOf('campaigns')
const began = now()
const { DATABASE_URL, NOW, SMTP_URL, WEBHOOK_URL, API_ROOT_URL } = env()
if (!DATABASE_URL.startsWith('file:') || !NOW || SMTP_URL || WEBHOOK_URL || API_ROOT_URL)
  throw new Error('Start this with npm run demo, which separates it from the site’s own data.')
const references = new Set<string>()
const steps: [at: Date, work: Work][] = []

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const plan = (at: Date, work: Work) => at <= began && steps.push([at, work])
// A hash of `of` decides, so that each run picks the same. `pick` prefers the start of a list.
const share = (of: string) => createHash('sha256').update(of).digest().readUInt32BE() / 2 ** 32
const pick = <T>(list: readonly T[], of: string) => list[Math.floor(list.length * share(of) ** 1.4)] as T
const addressOf = (name: string) =>
  `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@example.com`
const phoneOf = (name: string) => `+447700900${101 + names.indexOf(name)}`

function dayBefore(days: number, of: string): Date {
  const day = localDateOf(later(began, -days * dayMs), site.timeZone)
  return later(instantOf(`${day}T07:30`, site.timeZone), share(`${of} hour`) * 15 * hourMs)
}

/** A time soon after `after`, in working hours. */
function atWork(after: Date, of: string): Date {
  const minutes = Math.round(15 + 150 * share(of))
  const [soon, due] = [later(after, minutes * minuteMs), answerDue(after)]
  const isDay = zonedIsoOf(soon, site.timeZone).slice(11, 13) >= '09'
  if (!due || (isDay && minutesToAnswer(after, soon) === minutes)) return soon
  return later(new Date(due), -(0.4 + 7 * share(`${of} due`)) * hourMs)
}

/** Plans an enquiry: it comes, staff call `tries` times in vain, and then set each status of `fate`. */
function enquire(key: string, came: Date, send: Work, fate: Status[], tries = 0): void {
  const reference = referenceOf(key)
  references.add(reference)
  plan(came, send)
  const actor = addressOf(pick(staff, key))
  const change = async (at: Date) => ({ db: await siteDatabase(), actor, reference, at })
  const due = share(`${key} is late`) < 0.05 && answerDue(came)
  let next = atWork(due ? later(new Date(due), 1) : came, key)
  for (let tried = 0; tried < tries; tried++) {
    plan(next, async (at) => noteTry(await change(at), tried))
    next = atWork(later(next, 20 * minuteMs), `${key} ${tried}`)
  }
  for (const status of fate) {
    plan(next, async (at) => setStatus(await change(at), status, null))
    next = atWork(later(next, (0.5 + 3 * share(`${key} to ${status}`)) * dayMs), `${key} ${status}`)
  }
}

/** @param place the career path's position in the list of all, from 0 to 1 */
async function enrol(key: string, name: string, place: number, message: string): Promise<void> {
  const paths = await fetchCareerPaths()
  const { careerName = '', slug, courseStart } = paths[Math.floor(paths.length * place)] ?? {}
  const [, firstName = '', lastName = ''] = /(\S+) (.*)/.exec(name) ?? []
  const page = `/careerpaths/${slug}`
  const plan = pick(plans, `${key} plan`)
  const billing = { monthly: 'monthly', annually: 'annual', once: '' }[plan.billing]
  const [email, subscribe] = [addressOf(name), share(`${key} news`) < 0.4]
  const sender = { firstName, lastName, email, phone: phoneOf(name), company: '', message, subscribe }
  const chosen = { careerPathName: careerName, start: courseStart ?? '', selectedPlan: plan.id, billing }
  const about = { country: 'United Kingdom', 'job-title': pick(jobs, name), source: pick(leadSources, name) }
  const campaign = pick(campaigns, `${key} campaign`)
  await createLead({ ...sender, ...chosen, ...about }, { key, page, campaign })
  if (subscribe) await storeConsent(email, 'enrolment', page)
  if (share(`${key} news`) < 0.3)
    await confirmConsent(await siteDatabase(), addressHash(email), later(now(), minuteMs))
}

async function signUp(email: string): Promise<void> {
  await createAccount({ email, password, confirm_password: password })
  await embedded().settled()
  const texts = (await mailsAbout(env().MAIL_DIR, email)).map(({ mail }) => mail.text)
  const { searchParams } = new URL(/\S+\/confirm-email\?\S+/.exec(texts.join(' '))?.[0] ?? '')
  const [uid, token] = [searchParams.get('uid') ?? '', searchParams.get('token') ?? '']
  await confirmAddress({ uid, token }, { password })
}

async function hire(address: string, at: Date): Promise<string[] | null> {
  const db = await siteDatabase()
  await signUp(address)
  await addStaff(db, address, at)
  const [member, { secret, sealed }] = [await getMember(db, address), await newFactor(address)]
  const code = generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })
  return member ? await setFactor(db, member, sealed, code, at) : null
}

async function takeSeat(reference: string, at: Date): Promise<void> {
  await embedded().settled()
  const db = await siteDatabase()
  const own = db.selectFrom('registrations').select('id').where('reference', '=', reference)
  // A message during the event, or after registration has closed, creates no registration.
  for (const { id } of await own.execute()) await answerByLink(db, id, 'confirm', at)
}

async function makeRoom(path: string): Promise<void> {
  const made = [path, `${path}-wal`, `${path}-shm`, env().MAIL_DIR]
  if (existsSync(path))
    await whileAlone(path, async (db) => {
      if (typeof db === 'string') throw new Error(`${path} can’t be read: ${db}. Move it away, or delete it.`)
      const all = sql<{
        reference: string
      }>`select reference from leads union all select reference from messages union all select email from accounts where email not like '%@example.com'`
      const [other] = (await all.execute(db)).rows.filter(({ reference }) => !references.has(reference))
      const found = `${path} holds an enquiry that the demo didn’t make: ${other?.reference}.`
      if (other) throw new Error(`${found} To keep it, move the file away. To start afresh, delete it.`)
    })
  for (const one of made) rmSync(one, { recursive: true, force: true })
}

const fates: Status[][] = [
  ['answered'],
  ['answered', 'offered', 'enrolled'],
  ['answered', 'closed'],
  ['answered', 'offered'],
]
for (const [index, name] of names.slice(0, 54).entries()) {
  const key = `demo lead ${index}`
  // The first five enquiries have just come. The next two senders never answer the phone.
  const ago = [14, 95, 230, 490, 760][index]
  const came = ago ? later(began, -ago * minuteMs) : dayBefore(index < 7 ? index : 1 + 29 * share(key), key)
  const message = index % 3 ? data.notes[index - Math.ceil(index / 3)] : ''
  const tries = ago ? 0 : index < 7 ? 2 : Math.floor(1.15 * share(`${key} tries`))
  enquire(
    key,
    came,
    () => enrol(key, name, share(`${key} path`) ** 1.4, message),
    index < 7 ? [] : pick(fates, key),
    tries,
  )
}
for (const [index, line] of data.messages.entries()) {
  const key = `demo message ${index}`
  const [spammer, subject, body = ''] = line.split(' | ')
  const name = spammer || names[54 + index]
  const isNew = index < 3 || spammer
  const came = isNew ? later(began, -(1 + 6 * index) * hourMs) : dayBefore(1 + 29 * share(key), key)
  const [email, phone_number] = [addressOf(name), body ? '' : phoneOf(name)]
  const typed = { name, email, phone_number, company: '-', subject, body }
  const fields = { ...typed, kind: body ? 'contact' : 'call-back' } as const
  const submission = { key, page: body ? '/contact-us' : '/', campaign: '' }
  const { isSpam, reasons } = spamScore(typed, new URL(env().SITE_URL).host)
  const send = () =>
    isSpam ? setAside({ kind: 'message', fields }, submission, reasons) : createMessage(fields, submission)
  enquire(key, came, send, isNew ? [] : ['answered'])
}
for (const [at, { event, title, seats }] of (await readRounds(began)).entries())
  for (const name of names.slice(9 * at, 9 * at + (seats ? 31 : 8))) {
    const key = `demo ${event} ${name}`
    const came = dayBefore(2 + 28 * share(key), key)
    const about = { kind: 'event', event, subject: `Event registration: ${title}`, body: '' } as const
    const message = { ...about, name, email: addressOf(name), phone_number: '', company: '-' }
    enquire(key, came, () => createMessage(message, { key, page: '/events' }), ['closed'])
    // Some forget to confirm, and lose their seat after a day.
    if (share(`${key} seat`) > 0.15) plan(later(came, 12 * minuteMs), (at) => takeSeat(referenceOf(key), at))
  }
const courses: [days: number, place: number, fate: Status[]][] = [
  [24, 0.7, ['answered', 'closed']],
  [23, 0.4, ['answered', 'offered', 'enrolled']],
  [1, 0.2, []],
]
for (const [index, [days, place, fate]] of courses.entries()) {
  const key = `demo member ${index}`
  enquire(key, dayBefore(days, key), () => enrol(key, data.learner, place, ''), fate)
}
plan(dayBefore(25, 'learner'), () => signUp(addressOf(data.learner)))
const codes: (string[] | null)[] = []
for (const name of staff) plan(dayBefore(33, name), async (at) => codes.push(await hire(addressOf(name), at)))

await makeRoom(filePath(env().DATABASE_URL))
// Otherwise half of the time would go into waiting for the disk. After a crash, the demo can be filled again.
await sql`pragma synchronous = off`.execute(await siteDatabase())
let last = began
for (const [at, work] of steps.sort(([one], [other]) => one.getTime() - other.getTime())) {
  // Sends each day's mails before the next day: the mail about a status must go out before the enquiry's next status.
  if (at.getDate() !== last.getDate()) await embedded().settled()
  // `now()` returns this time.
  env().NOW?.setTime(at.getTime())
  await work(at)
  last = at
}
await embedded().settled()
const refused = { state: 'refused', reason: 'EENVELOPE 550', attempts: 1 } as const
const mails = (await embedded().database()).updateTable('outbox').set(refused)
const person = addressOf(names[8] ?? '')
await mails.where('kind', '=', 'lead_confirmation').where('person', '=', person).execute()
await embedded().close()
await (await siteDatabase()).destroy()
const [desk] = staff.map(addressOf)
const said = { password, desk, codes: codes[0], learner: addressOf(data.learner) }
process.stdout.write(`${JSON.stringify(said)}\n`)
