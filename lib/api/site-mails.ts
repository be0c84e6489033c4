import type { Kysely } from 'kysely'
import type { Part, WrittenMail } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import { env } from '@/lib/env'
import { registrationMails } from '@/lib/event/registration-mails'
import { type Stage, stages } from '@/lib/figures/count-enquiries'
import { shareWords, timeWords } from '@/lib/figures/figure-words'
import { type Figures, readFigures } from '@/lib/figures/read-figures'
import type { SiteTables } from '@/lib/store/tables'
import { formatDay } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'
import type { SiteMail } from '@/upstream/settings'
import { morningMail } from './morning-mail'
import { invitationToken } from './staff-invitation'
import { type StartChange, startChangeMail } from './start-change-mail'

type Db = Kysely<DeliveryTables>

/** The mails that the site sends with any upstream. */
export const siteMails: Record<string, SiteMail> = {
  ...registrationMails,

  start_change: async (db: Db, change: StartChange) => await startChangeMail(db as never, change),

  morning: async (db: Db, { day }: { day: string }, to: string) => await morningMail(db, day, to),

  week: async (db: Db, { week }: { week: string }, to: string) => await weekMail(db, week, to),

  async staff_invite(db: Db, { address }: { address: string }): Promise<MadeMail> {
    const staff = (db as Kysely<SiteTables>).selectFrom('staff').selectAll()
    const member = await staff.where('address', '=', address).executeTakeFirst()
    if (!member?.invited_until) return { withheld: 'the invitation was used or withdrawn' }
    const link = `${env().SITE_URL}/desk/set-up?${new URLSearchParams({ t: invitationToken(member) })}`
    return mail(address, `Set up your access to the ${site.name} desk`, [
      `You’ve been given access to the ${site.name} desk, where enquiries are answered.`,
      `You need an account with this email address (${env().SITE_URL}/auth/create-account) and an authenticator app on your phone.`,
      {
        words: 'Then open this link on your computer. It works for 24 hours:',
        link,
        button: 'Set up access',
      },
      'If you don’t expect this, tell your colleagues and don’t open the link.',
    ])
  },

  desk_codes: async (_: Db, { address }: { address: string }) =>
    mail(address, `Wrong codes at the ${site.name} desk`, [
      'Someone who is signed in to your account entered five wrong codes at the desk. The desk takes no more for a quarter of an hour.',
      {
        words: 'If it wasn’t you, change your password. This signs out everyone else:',
        link: `${env().SITE_URL}/auth/forgot-password`,
        button: 'Change your password',
      },
    ]),
}

function mail(to: string, subject: string, parts: Part[]): WrittenMail {
  return { to, replyTo: site.email, subject, parts: [...parts, site.name] }
}

/** The desk's figures of a week and of the one before. `week`: the ISO date of its Monday. */
async function weekMail(db: Db, week: string, to: string): Promise<MadeMail> {
  if (env().API_ROOT_URL) return { withheld: 'the enquiries are in the upstream' }
  const { weeks, total, funnel } = await readFigures(db as Kysely<SiteTables>, week, { now: now(), count: 2 })
  const [before, last] = weeks
  if (!before || !last || (total.enquiries === 0 && last.inTime + last.late === 0))
    return { withheld: 'there is nothing to report' }
  const parts: Part[] = [
    `This is what the desk counts for the week of ${formatDay(week)}, and for the week before.`,
    {
      rows: [
        ['Answered in time', pair(shareWords(last), shareWords(before))],
        ['Median time to the first answer', pair(timeWords(last.median), timeWords(before.median))],
        ['Nine in ten answered by', pair(timeWords(last.ninetieth), timeWords(before.ninetieth))],
      ],
    },
    'What became of the enquiries of both weeks:',
    { rows: stages.map((stage) => [names[stage], String(total[stage])]) },
    ...byPath(funnel.path),
    { words: 'All figures:', link: `${env().SITE_URL}/desk/figures`, button: 'Open the desk' },
    'We send this email once a week. It names nobody.',
  ]
  return { to, subject: `Enquiries in the week of ${formatDay(week, 'short')}`, replyTo: site.email, parts }
}

const names: Record<Stage, string> = {
  enquiries: 'Enquiries',
  answered: 'Answered',
  offered: 'Place offered',
  enrolled: 'Enrolled',
  withdrawn: 'Withdrawn',
}

const pair = (last: string, before: string) => `${last} (the week before ${before})`

function byPath(rows: Figures['funnel']['path']): Part[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, 10)
  return [
    'Enquiries by career path, with those enrolled:',
    { rows: shown.map(({ name, counts }) => [name, `${counts.enquiries}, ${counts.enrolled} enrolled`]) },
  ]
}
