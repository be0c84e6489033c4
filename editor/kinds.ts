import type { z } from 'zod'
import { firstParts } from '@/lib/routes'
import { knownValues } from '@/provider/fields/value-names'
import { filled } from '@/provider/fill'
import { groups, type Kind as KindOfContent, kinds as kindsOfContent, pathOfKind } from '@/provider/kinds'
import { markdownIn } from '@/provider/read'
import { RefusedError } from './refused-error'

/** A kind of file that the editor opens, by its name in the editor's addresses. */
export type Kind = KindOfContent & { name: string; path: string }

/** All of them, in the order of the editor’s menu: its groups, one after the other. */
export const kinds: Kind[] = groups.flatMap((group) =>
  Object.entries<KindOfContent>(kindsOfContent)
    .filter(([, kind]) => kind.group === group)
    .map(([name, kind]) => ({ ...kind, name, path: pathOfKind(name, kind) })),
)

export const isFolder = ({ file }: Kind) => file === undefined

const addresses = () => [...firstParts, ...markdownIn('pages').map((name) => name.replace(/\.md$/, ''))]

/** What a file of a kind may say. */
export const schemaOf = ({ schema }: Kind, slug: string): z.ZodType =>
  typeof schema === 'function' ? schema(slug, addresses) : schema

/** The schema as the checks have it. Each value that a text may name stands for itself: only whether there is one matters. */
export function checkedBy(kind: Kind, slug: string): z.ZodType {
  const values = Object.fromEntries(knownValues().map((name) => [name, name]))
  return kind.namesValues ? filled(schemaOf(kind, slug), values) : schemaOf(kind, slug)
}

/**
 * The kind of a name.
 *
 * @throws RefusedError where there is none
 */
export function kindNamed(name: string): Kind {
  const kind = kinds.find((each) => each.name === name)
  if (kind) return kind
  throw new RefusedError('There is no such kind of file', 404)
}
