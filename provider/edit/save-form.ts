import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { wordsOf } from '@/provider/words-of'
import { checkedBy, hasText, isFolder, type Kind, pathOf, schemaOf, slugOf, titleOf } from './edited-kinds'
import { type OpenFile, openFile, saveFile } from './files'
import { type FormSchema, formSchemaOf, isNamed, jsonSchemaOf, type NamedSchemas } from './form-schema'

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

/** Turns a form's values into the file's. An untouched value stays as written. Undefined for an empty value. */
function asWritten(schema: FormSchema, sent: unknown, before: unknown): unknown {
  if (isDeepStrictEqual(sent, before)) return before
  const value = changed(schema, sent, before)
  if (value === undefined && before === null) return null
  return before === undefined && isDeepStrictEqual(value, schema.usual) ? undefined : value
}

function changed(schema: FormSchema, sent: unknown, before: unknown): unknown {
  if (Array.isArray(sent)) return list(schema, sent, before)
  if (isNamed(sent)) return named(schema, sent, isNamed(before) ? before : {})
  return typeof sent === 'string' ? text(schema, sent, before) : (sent ?? undefined)
}

function text({ asked }: FormSchema, sent: string, before: unknown): unknown {
  const value = sent.replaceAll('\r\n', '\n').trim()
  const same = asked === 'colour' ? String(before).toLowerCase() : String(before ?? '').trim()
  if (value === same) return before ?? undefined
  return asked === 'line' ? value.replace(/\s*\n\s*/g, ' ') || undefined : value || undefined
}

function list({ items = {}, emptyAs }: FormSchema, sent: unknown[], before: unknown): unknown {
  const entries = Array.isArray(before) ? before : []
  if (sent.length === 0) return emptyAs ?? (Array.isArray(before) ? [] : undefined)
  return sent.map((each, index) => {
    const same = entries.find((entry) => isDeepStrictEqual(entry, each))
    return asWritten(items, each, same ?? entries[index]) ?? ''
  })
}

function named(schema: FormSchema, sent: NamedSchemas, before: NamedSchemas): NamedSchemas {
  const {
    properties = {},
    additionalProperties,
    oneOf = [],
    discriminator: { propertyName: name = '' } = {},
  } = schema
  const chosen = name ? oneOf.find((each) => each.properties?.[name]?.const === sent[name]) : undefined
  if (chosen) return named(chosen, sent, before[name] === sent[name] ? before : {})
  const entry = additionalProperties || undefined
  const asked = Object.entries(entry ? sent : properties).map(([key, each]) => {
    const field = entry ?? (each as FormSchema)
    return [key, field.const ?? asWritten(field, sent[key], before[key])] as const
  })
  // Unknown names in the file stay. Unknown names from the form are dropped.
  const strange = entry ? [] : Object.entries(before).filter(([key]) => !Object.hasOwn(properties, key))
  return Object.fromEntries([...asked, ...strange].filter(([, value]) => value !== undefined))
}
