import { z } from 'zod'
import { wordsOf } from '@/provider/words-of'
import { asWritten } from './as-written'
import { checkedBy, hasText, isFolder, type Kind, pathOf, schemaOf, slugOf, titleOf } from './edited-kinds'
import { type OpenFile, openFile, saveFile } from './files'
import { type FormSchema, formSchemaOf, jsonSchemaOf } from './form-schema'

/** A finding at a field. With an empty path, it concerns the whole file. */
export type Remark = { level: 'error' | 'warning'; path: PropertyKey[]; message: string }

export type FileState = {
  schema: FormSchema
  value: { slug?: string; text?: string; fields: unknown }
  version: string
  remarks: Remark[]
  /** The editor can delete this file. */
  isRemovable: boolean
  /** The file's address on the site. */
  shownAt?: string
}

export const sentForm = z.object({
  version: z.string(),
  value: z.object({
    slug: z.string().default(''),
    text: z.string().default(''),
    fields: z.unknown().optional(),
  }),
})

type SaveResult = { to: string; opened: OpenFile } | { message: string; remarks: Remark[] }

/** `routes` are the first parts of the site's own addresses. */
export function stateOf(kind: Kind, slug: string, opened: OpenFile, routes: readonly string[]): FileState {
  const isNew = isFolder(kind) && !slug
  const { value: fields, version, text = '' } = opened
  const isAddress = kind.shownAt?.includes('*') ? 'This is also the end of its link. ' : ''
  const properties: Record<string, FormSchema> = {
    ...(hasText(kind, slug) && {
      text: {
        title: 'Text',
        type: 'string',
        asked: 'markdown',
        description:
          'Write ## before a heading, **bold**, [words](/blog) for a link, and leave an empty line between paragraphs.',
      },
    }),
    fields: { ...formSchemaOf(jsonSchemaOf(schemaOf(kind, slug, routes)), fields), title: '' },
    ...(isNew && {
      slug: {
        title: 'File name',
        type: 'string',
        description: `${isAddress}Lower-case letters, digits and hyphens. Leave it empty to use the title.`,
      },
    }),
  }
  return {
    schema: { type: 'object', properties, required: ['fields'] },
    value: { ...(hasText(kind, slug) && { text }), fields },
    version,
    remarks: [],
    isRemovable: isFolder(kind) && !isNew,
    shownAt: isNew ? undefined : kind.shownAt?.replace('*', slug),
  }
}

/** Saves a form unless a value breaks the kind's rules. `slug` is empty for a new file. Throws RefusedError. */
export function saveForm(
  kind: Kind,
  slug: string,
  { version, value: { slug: newSlug, text, fields } }: z.infer<typeof sentForm>,
  routes: readonly string[],
): SaveResult {
  const before = isFolder(kind) && !slug ? undefined : openFile(pathOf(kind, slug)).value
  const schema = schemaOf(kind, slug, routes)
  const value = asWritten(formSchemaOf(jsonSchemaOf(schema), before), fields, before) ?? {}
  const name = slug || newSlug.trim() || slugOf(titleOf(kind, '', value))
  const path = pathOf(kind, name)
  const { error } = checkedBy(kind, schema).safeParse(value, { error: wordsOf })
  // The check of the whole folder reports unknown names.
  const issues = (error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys')
  if (issues.length > 0)
    return {
      message: `Not saved. Please check ${issues.length === 1 ? 'one field' : `${issues.length} fields`}`,
      remarks: issues.map(({ path, message }) => ({ level: 'error', path: ['fields', ...path], message })),
    }
  saveFile(path, version, value, hasText(kind, name) ? text.replaceAll('\r\n', '\n') : undefined)
  return { to: `/file/${kind.name}${isFolder(kind) ? `/${name}` : ''}`, opened: openFile(path) }
}
