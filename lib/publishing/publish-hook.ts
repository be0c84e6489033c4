import { z } from 'zod'
import { jsonIn } from '@/lib/json-in'
import { type Kind, kinds, liveKinds } from '@/provider/kinds'

/** The tags of whole lists. Together they cover all content. */
export const lists: readonly string[] = [...liveKinds, 'countries', 'pages', 'pictures']

/** The header of a hook call by which a process applies another process's publication. No limit counts such calls. */
export const relayed = 'x-relayed'

const tags = Object.values<Kind>(kinds).flatMap(({ tag }) => tag ?? [])
const one = new RegExp(`^(${tags.join('|')}):[\\w-]{1,250}$`)

const isKnown = (tag: string) => lists.includes(tag) || one.test(tag)

const schema = z.strictObject({
  changed: z
    .array(
      z.string().refine(isKnown, {
        error: ({ input }) =>
          `"${String(input).slice(0, 100)}" is not known. Known are ${lists.join(', ')}, ${tags.map((tag) => `${tag}:{slug}`).join(' and ')}.`,
      }),
    )
    .min(1, 'Name at least one.')
    .max(100, 'Name at most 100 at once.'),
})

/** The cache tags that a hook's body names (docs/upstream.md), or the faults by field. */
export function changedTags(body: string): { tags: string[] } | { faults: Record<string, string[]> } {
  const result = schema.safeParse(jsonIn(body))
  if (result.success) return { tags: [...new Set(result.data.changed)] }
  const messages = result.error.issues.map(({ message }) => message)
  return { faults: { changed: [...new Set(messages)] } }
}
