import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { setStatus } from '@/lib/desk/changes'
import { siteDatabase } from '@/lib/store/site-database'
import { embedded } from './embedded'
import { at, siteOfMornings } from './testing-mornings'

const site = siteOfMornings()

async function weekMails() {
  await embedded().settled()
  const folder = process.env.MAIL_DIR ?? ''
  if (!existsSync(folder)) return []
  const mails = await Promise.all(
    readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return mails.filter(({ subject }) => subject?.startsWith('Enquiries in the week'))
}
const queued = () => site.db().selectFrom('outbox').select('record').where('kind', '=', 'week').execute()

test('LEADS_EMAIL gets the figures of the last week on the first morning of a week, once', async () => {
  const created_at = '2027-03-24T10:00:00.000Z'
  const [answered] = ['CCC-DDD-FFF', 'CCC-DDD-GGG']
  for (const reference of ['CCC-DDD-FFF', 'CCC-DDD-GGG']) await site.insertLead(reference, { created_at })
  await site.db().updateTable('leads').set({ due_at: '2027-03-25T17:00:00.000Z' }).execute()
  const change = { db: await siteDatabase(), actor: 'ada@example.com', reference: String(answered) }
  await setStatus({ ...change, at: new Date('2027-03-24T12:30:00Z') }, 'answered', null)

  const decided = await Promise.all([1, 2, 3].map(() => site.decide(at)))
  expect(decided.filter(Boolean)).toHaveLength(1)
  await site.decide('2027-03-31T07:00:00Z')
  await site.decide('2027-04-04T07:00:00Z')
  expect(await queued()).toEqual([{ record: 'week 2027-03-22' }])
  const [mail, ...more] = await weekMails()
  expect(more).toEqual([])
  expect(mail?.to?.[0]?.address).toBe('admissions@example.com')
  expect(mail?.subject).toBe('Enquiries in the week of Mon 22 Mar 2027')
  expect(mail?.text).toContain('Answered in time: 50% (the week before –)')
  expect(mail?.text).toContain('Median time to the first answer: 2 h 30 min (the week before –)')
  expect(mail?.text).toContain('Enquiries: 2\nAnswered: 1\n')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/CCC-DDD|ada|Lovelace/i)
  expect(await site.decide('2027-04-05T07:00:00Z')).not.toBeNull()
  expect(await queued()).toHaveLength(2)
})

test('no mail is sent about two weeks without an enquiry', async () => {
  await site.decide(at)
  expect(await weekMails()).toEqual([])
})
