import { z } from 'zod'
import type { Difference } from './differences'
import type { World } from './replay'

const text = z.string().min(1)
const address = z.string().nullable()
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}|^\d{1,2},? \p{L}+,? \d{4}$/u, 'must be 2027-01-10 or 10, January 2027')
const words = z.array(z.string())

const careerPathItem = z.object({
  id: z.number(),
  career_name: text.max(150),
  slug: text,
  description: z.string().max(350),
})
const careerPath = careerPathItem.extend({
  img_display: address.optional(),
  rating: z.union([z.number(), z.string().regex(/^\d(\.\d+)?$/)]).nullish(),
  what_you_will_learn_list: words.optional(),
  wyl: words.optional(),
  skills_you_will_gain: words.optional(),
  sywg: words.optional(),
  potential_jobs: words.optional(),
  pj: words.optional(),
})
const post = z.object({
  id: z.number(),
  slug: text,
  title: text,
  author: z.string(),
  created: date,
  image: address,
  body: z.string(),
  meta_description: z.string(),
})
const resource = z.object({ id: z.number(), title: text, description: z.string().max(500), created: date })
const testimony = z.object({ id: z.number(), name: text, job_description: z.string(), feedback: text })
const country = z.object({ name: z.object({ common: text }) })
const pageOf = (item: z.ZodType) =>
  z.object({ count: z.number(), next: z.url().nullable(), previous: z.null(), results: z.array(item) })

export type ContractRead = { call: string; path: string; schema: z.ZodType }

export const reads: ContractRead[] = [
  { call: 'list of career paths', path: '/api/careerpaths/', schema: z.array(careerPathItem).min(1) },
  { call: 'one career path', path: '/api/careerpaths/<a career path>/', schema: careerPath },
  { call: 'first page of posts', path: '/api/blog/posts/', schema: pageOf(post.partial({ body: true })) },
  {
    call: 'first page of posts, two a page',
    path: '/api/blog/posts/?page=1&page_size=2',
    schema: pageOf(z.object({ slug: text })).refine(
      ({ results }) => results.length <= 2,
      'has more than two results',
    ),
  },
  {
    call: 'latest posts',
    path: '/api/blog/latest-posts/',
    schema: z.array(post.partial({ body: true })).max(3),
  },
  { call: 'one post, by slug', path: '/api/blog/post/<a post>/', schema: post },
  { call: 'first page of resources', path: '/api/resources/', schema: pageOf(resource) },
  { call: 'testimonies', path: '/api/testimonies/', schema: z.array(testimony) },
  { call: 'countries', path: '/api/countries/', schema: z.array(country).min(1) },
]

/** Returns the differences, or as `missing` the path's placeholder whose value is unknown. */
export async function checkRead({ path, schema }: ContractRead, { root, send, known }: World) {
  const missing = path.match(/<[^>]+>/)?.[0]
  if (missing && !known[missing]) return { missing }
  const url = root + path.replace(/<[^>]+>/, (placeholder) => known[placeholder] ?? '')
  const response = await send(new Request(url, { headers: { Accept: 'application/json' } }))
  if (response.status !== 200) return broken([`The status is ${response.status}, expected 200`])
  const result = schema.safeParse(await response.json().catch(() => 'no JSON'))
  if (result.success) return { differences: [] }
  return broken(result.error.issues.map(({ path, message }) => `${path.join('.') || 'The body'}: ${message}`))
}

function broken(texts: string[]): { differences: Difference[] } {
  return { differences: texts.map((text) => ({ text, isWording: false })) }
}
