import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { FieldsOf } from '@/provider/kinds'
import { byOrder, type ContentFile, contentFolder } from './content'
import { imageOf } from './photos'
import { notFound, view } from './rest'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'

const maxCountMs = 250

type CareerPathFile = ContentFile<FieldsOf<'career-paths'>>

export type CareerPathRecord = ReturnType<typeof toRecord>

export function careerPathReader(settings: UpstreamSettings): () => Promise<CareerPathRecord[]> {
  const files = contentFolder('career-paths', settings)
  return async () => (await files()).sort(byOrder).map(toRecord)
}

/** GET /careerpaths/ and /careerpaths/{slug}/. */
export function careerPaths(
  read: () => Promise<CareerPathRecord[]>,
  open: () => Promise<Kysely<Tables>>,
  settings: Pick<UpstreamSettings, 'log' | 'now' | 'countsPlaces'>,
): Hono {
  const count = enrolledCounter(open, settings)
  const all = async () => {
    const [records, enrolled] = await Promise.all([read(), count()])
    return records.map((record) => withPlacesTaken(record, enrolled, settings.now()))
  }
  return new Hono()
    .all('/careerpaths/', view('Career Path List', { get: async (c) => c.json(await all()) }))
    .all(
      '/careerpaths/:slug/',
      view('Career Path', {
        get: async (c) => {
          const record = (await all()).find(({ slug }) => slug === c.req.param('slug'))
          return record ? c.json(record) : notFound(c, 'No Path matches the given query.')
        },
      }),
    )
}

type Enrolled = { careerPathName: string; start: string; start_id: string; count: number | string }

// While the database is away, its last counts are used, so no page waits for it.
function enrolledCounter(
  open: () => Promise<Kysely<Tables>>,
  { log, countsPlaces = true }: Pick<UpstreamSettings, 'log' | 'countsPlaces'>,
): () => Promise<Enrolled[] | null> {
  let last: Enrolled[] | null = null
  const read = async () => {
    const leads = (await open()).selectFrom('leads').where('status', '=', 'enrolled').where('start', '!=', '')
    const columns = ['careerPathName', 'start', 'start_id'] as const
    const counted = leads.select(columns).select(({ fn }) => fn.countAll<number>().as('count'))
    return await counted.groupBy(columns).execute()
  }
  return async () => {
    if (!countsPlaces) return null
    try {
      last = (await Promise.race([read(), sleep(maxCountMs, null, { ref: false })])) ?? last
    } catch (error) {
      log('warn', 'places_not_counted', { reason: (error as Error).message })
    }
    return last
  }
}

// A learner keeps the place when a start's day moves. A path without `starts` counts each enrolled lead whose start is
// not over.
function withPlacesTaken(record: CareerPathRecord, enrolled: Enrolled[] | null, now: Date) {
  const own = enrolled?.filter(({ careerPathName }) => careerPathName === record.career_name)
  const sum = (holds: (each: Enrolled) => boolean) =>
    own?.filter(holds).reduce((total, { count }) => total + Number(count), 0)
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10)
  if (!record.starts) return { ...record, places_taken: sum(({ start }) => start >= yesterday) }
  const starts = record.starts.map(({ id, date, ...start }) => {
    const isOf = (lead: Enrolled) => (lead.start_id ? lead.start_id === id : lead.start === date)
    const places_taken = sum((lead) => isOf(lead) && lead.start >= yesterday)
    return { id, date, ...start, places_taken }
  })
  // For clients that know only one start of a path.
  const next = starts.find(({ date, closes = date, cancelled }) => !cancelled && closes > yesterday)
  const date = record.course_start_repeats ? (next ?? starts[0])?.date : next?.date
  return { ...record, course_start_date: date ?? null, starts }
}

// The contract has a long and a short name for each of three lists, and both are sent. `body` is an extension. Its
// headings become one level smaller, as the page has a heading of its own.
function toRecord({ order: _, what_you_will_learn: learn, ...file }: CareerPathFile) {
  return {
    ...file,
    img_display: imageOf(file, file.img_display),
    body: file.body.replace(/(<\/?)h2>/g, '$1h3>'),
    what_you_will_learn_list: learn,
    wyl: learn,
    sywg: file.skills_you_will_gain,
    pj: file.potential_jobs,
  }
}
