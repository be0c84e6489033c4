import { z } from 'zod'
import { type SafeHtml, sanitize } from '@/lib/html/sanitize'
import { log } from '@/lib/log'
import type { pathFacts } from '@/provider/fields/path-facts'
import { read, readList } from './client'
import { placeCount, startsOf } from './course-starts'
import { ownPrices, validEntries } from './own-prices'
import { photoField, pictureOf } from './photo-field'
import { unpublishedField, unpublishedIn } from './unpublished'

const words = z.array(z.string()).nullish().catch(null)
const textOrNull = z.string().trim().min(1).nullish().catch(null)

const count = (most: number) => z.coerce.number().positive().max(most).nullish().catch(null)

/** A reason for or against a path if the visitor gives this answer in the path finder. */
const suit = z.object({
  answer: z.string().min(1).max(120),
  // Not 0, which would say nothing.
  weight: z.coerce.number().int().min(-3).max(3).refine(Boolean),
  because: z.string().trim().min(1).max(220),
})

// `satisfies` demands a field for each fact that a career path's file may state.
const fields = z.object({
  slug: z.string().regex(/^[\w-]{1,250}$/),
  career_name: z.string().min(1),
  description: z.string(),
  summary: textOrNull,
  img_display: textOrNull,
  photo: photoField,
  rating: z.coerce.number().positive().max(5).nullish().catch(null),
  course_start_date: textOrNull,
  course_start_status: textOrNull,
  course_start_repeats: textOrNull,
  starts: z.unknown().optional(),
  places_taken: placeCount.catch(null),
  language: textOrNull,
  weeks: count(208),
  hours_a_week: count(80),
  class_times: textOrNull,
  entry_requirements: textOrNull,
  places: placeCount.catch(null),
  tutors: words,
  average_earnings: textOrNull,
  earnings_source: textOrNull,
  prices: ownPrices,
  discipline: textOrNull,
  suits: validEntries(suit),
  what_you_will_learn_list: words,
  wyl: words,
  skills_you_will_gain: words,
  sywg: words,
  potential_jobs: words,
  pj: words,
  unpublished: unpublishedField,
} satisfies { [Fact in keyof typeof pathFacts]: z.ZodType } & Record<string, z.ZodType>)

const schema = fields.transform((record) => ({
  slug: record.slug,
  careerName: record.career_name,
  description: record.description,
  /** A sentence for the path's card. */
  summary: record.summary ?? null,
  image: pictureOf(record.img_display, record.photo, record.career_name),
  rating: record.rating ?? null,
  /** As the upstream writes it. */
  language: record.language ?? 'ENG',
  /** From the first class to the last. */
  weeks: record.weeks ?? null,
  /** Classes and own work together. */
  hoursAWeek: record.hours_a_week ?? null,
  entryRequirements: record.entry_requirements ?? null,
  /** Ids of the provider's tutors. */
  tutors: record.tutors ?? [],
  averageEarnings: record.average_earnings ?? null,
  earningsSource: record.earnings_source ?? null,
  /** Prices that differ from the provider's. */
  prices: record.prices,
  /** The field that the path belongs to. */
  discipline: record.discipline ?? null,
  /** Answers of the path finder that speak for or against the path. */
  suits: record.suits,
  whatYouWillLearn: record.what_you_will_learn_list ?? record.wyl ?? [],
  skillsYouWillGain: record.skills_you_will_gain ?? record.sywg ?? [],
  potentialJobs: record.potential_jobs ?? record.pj ?? [],
  ...startsOf(record, (index, fields) =>
    log('warn', 'upstream_item_left_out', { call: `starts of ${record.slug}`, index, fields }),
  ),
  ...unpublishedIn(record),
}))

const schemaWithBody = z.intersection(schema, z.object({ body: textOrNull }))

export type CareerPathSummary = z.infer<typeof schema>
export type CareerPath = CareerPathSummary & { body: SafeHtml | null }

/** In the upstream's order, uncached. Throws UpstreamError. */
export async function fetchCareerPaths(): Promise<CareerPathSummary[]> {
  return await readList('/api/careerpaths/', schema)
}

/** Sanitised, uncached; null for an unknown slug. `root` selects another upstream. Throws UpstreamError. */
export async function fetchCareerPath(slug: string, root = ''): Promise<CareerPath | null> {
  if (!/^[\w-]{1,150}$/.test(slug)) return null
  const record = await read(`${root}/api/careerpaths/${slug}/`, schemaWithBody)
  return record && { ...record, body: record.body ? await sanitize(record.body) : null }
}

export const careerPathList = { name: 'career-paths', read: fetchCareerPaths }
