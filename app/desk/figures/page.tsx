import type { Metadata } from 'next'
import { DeskFrame } from '@/components/desk/desk-frame'
import { FiguresTable } from '@/components/desk/figures-table'
import { ShareChart, TimeChart } from '@/components/desk/week-charts'
import { linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { frameOf, hasEnquiries, openDesk } from '@/lib/desk/desk-page'
import { type Stage, type Subject, stages, subjects } from '@/lib/figures/count-enquiries'
import { shareWords, timeWords } from '@/lib/figures/figure-words'
import { type FunnelRow, readFigures } from '@/lib/figures/read-figures'
import { now } from '@/lib/time/now'
import { mondayOf } from '@/lib/time/weeks'
import { localDateOf } from '@/lib/time/zones'
import { plans } from '@/provider/facts/plans'
import { facts } from '@/provider/facts/provider-yaml'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Figures | Desk | ${site.name}`, robots: { index: false } }

const shownWeeks = 13
const maxRows = 20

const stageNames: Record<Stage, string> = {
  enquiries: 'Enquiries',
  answered: 'Answered',
  offered: 'Offered',
  enrolled: 'Enrolled',
  withdrawn: 'Withdrawn',
}

const subjectWords: Record<Subject, { column: string; caption: string }> = {
  path: { column: 'Career path', caption: 'By career path' },
  plan: { column: 'Plan', caption: 'By plan' },
  source: { column: 'Heard from', caption: 'By where they heard of us' },
  campaign: { column: 'Campaign', caption: 'By campaign' },
}

/** Shows how soon staff answer enquiries, and how many lead to an enrolment. It names nobody. */
export default async function DeskFiguresPage({ searchParams }: PageProps<'/desk/figures'>) {
  const desk = await openDesk()
  const { until, said } = await searchParams
  const today = localDateOf(now(), site.timeZone)
  const last = mondayOf([until].flat()[0]) ?? mondayOf(today) ?? today
  const path = '/desk/figures'
  const frame = {
    title: 'Figures',
    current: path,
    back: path,
    said: [said].flat()[0],
    ...(await frameOf(desk)),
  }
  if (!hasEnquiries())
    return (
      <DeskFrame {...frame}>
        <Notice title="The enquiries are in your upstream.">Its own figures count them.</Notice>
      </DeskFrame>
    )
  const { weeks, total, funnel } = await readFigures(desk.db, last, { now: now(), count: shownWeeks })
  const earlier = mondayOf(last, -shownWeeks)
  return (
    <DeskFrame {...frame}>
      <section aria-labelledby="clock" className="space-y-6">
        <h2 id="clock" className="text-heading">
          Answered in time
        </h2>
        <p className="max-w-measure">{clockWords()} Spam, deleted and withdrawn enquiries are left out.</p>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {facts.reply && <ShareChart weeks={weeks} />}
          <TimeChart weeks={weeks} />
        </div>
        <FiguresTable
          caption={`By the week in which they came, up to ${dayOf(last, 'numeric')}`}
          columns={['Week of', ...(facts.reply ? ['In time', 'Share'] : []), 'Median', '9 in 10 by']}
          rows={weeks.toReversed().map((week) => ({
            id: week.monday,
            cells: [
              dayOf(week.monday),
              ...(facts.reply ? [`${week.inTime} of ${week.inTime + week.late}`, shareWords(week)] : []),
              timeWords(week.median),
              timeWords(week.ninetieth),
            ],
          }))}
        />
      </section>
      <section aria-labelledby="funnel" className="space-y-8">
        <h2 id="funnel" className="text-heading">
          From enquiry to enrolment
        </h2>
        <FunnelChart total={total} />
        {subjects.map((subject) => (
          <FiguresTable
            key={subject}
            caption={subjectWords[subject].caption}
            columns={[subjectWords[subject].column, ...stages.map((stage) => stageNames[stage])]}
            rows={shortened(funnel[subject]).map(({ name, counts }) => ({
              id: name,
              cells: [nameOf(subject, name), ...stages.map((stage) => counts[stage])],
            }))}
          />
        ))}
      </section>
      <p className="flex flex-wrap gap-x-8">
        {last < today.slice(0, 10) && until && (
          <a href={path} className={linkStyle('alone')}>
            Latest weeks
          </a>
        )}
        <a href={`${path}?until=${earlier}`} className={linkStyle('alone')}>
          {shownWeeks} weeks before
        </a>
      </p>
    </DeskFrame>
  )
}

const dayOf = (day: string, year?: 'numeric') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year, timeZone: 'UTC' }).format(
    new Date(day),
  )

function clockWords(): string {
  if (!facts.reply) return 'The time runs from an enquiry to its first answer.'
  return `The clock runs on working days until ${facts.reply.until}. It stands still at other times, on days off and on holidays.`
}

function FunnelChart({ total }: { total: Record<Stage, number> }) {
  const most = Math.max(1, total.enquiries)
  return (
    <dl className="max-w-measure space-y-2">
      {stages.map((stage) => (
        <div key={stage} className="grid grid-cols-[5.5rem_1fr] items-center gap-x-3 text-small">
          <dt>{stageNames[stage]}</dt>
          <dd className="flex min-w-0 items-center gap-3">
            <svg
              viewBox="0 0 100 8"
              className="h-4 min-w-0 grow"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="100" height="8" className="fill-accent" opacity="0.15" />
              <rect width={(total[stage] / most) * 100} height="8" className="fill-accent" />
            </svg>
            <span className="w-12 text-right tabular-nums">{total[stage]}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

// Anybody can send enquiries with invented names, so the rest of a long table becomes one row.
function shortened(rows: FunnelRow[]): FunnelRow[] {
  const rest = rows.slice(maxRows)
  if (rest.length === 0) return rows
  const sumOf = (stage: Stage) => rest.reduce((sum, { counts }) => sum + counts[stage], 0)
  const counts = Object.fromEntries(stages.map((stage) => [stage, sumOf(stage)])) as Record<Stage, number>
  return [...rows.slice(0, maxRows), { name: `${rest.length} others`, counts }]
}

function nameOf(subject: Subject, name: string): string {
  if (subject === 'plan') return plans.find(({ id }) => id === name)?.name ?? (name || 'None')
  if (subject === 'campaign') return [...new URLSearchParams(name).values()].join(' · ') || 'None'
  return name || 'None'
}
