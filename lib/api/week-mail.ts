import type { Kysely } from 'kysely'
import type { Part } from '@/delivery/letter'
import type { MadeMail } from '@/delivery/mail'
import type { DeliveryTables } from '@/delivery/tables'
import { env } from '@/lib/env'
import { type Stage, stages } from '@/lib/figures/count-enquiries'
import { shareWords, timeWords } from '@/lib/figures/figure-words'
import { type Figures, readFigures } from '@/lib/figures/read-figures'
import type { Db } from '@/lib/store/tables'
import { formatDay } from '@/lib/time/first-class'
import { now } from '@/lib/time/now'
import { site } from '@/provider/facts/site'

/** The desk's figures of a week and of the one before. `week`: the ISO date of its Monday. */
export async function weekMail(db: Kysely<DeliveryTables>, week: string, to: string): Promise<MadeMail> {
  if (env().API_ROOT_URL) return { withheld: 'the enquiries are in the upstream' }
  const { weeks, total, funnel } = await readFigures(db as Db, week, {
    now: now(),
    count: 2,
  })
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
