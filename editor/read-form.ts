import { alternativeOf, choicesOf, type FormSchema, fieldKindOf, isColour } from './form-schema'

/** What the names of all fields begin with. */
export const root = 'f'

/** Behind the name of a record’s entry: the field that asks for the entry’s own name. */
export const recordName = '#'

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSameLine = (one: string, other: string) =>
  !one.trim().includes('\n') && one.replace(/\s+/g, ' ').trim() === other

/**
 * What a form says, in the terms of the file. What was not touched is what it was, also where it is written in another way
 * than the form would: left out, null or over several lines.
 *
 * @param at the name of the field in the form
 * @param before what the file says
 * @returns undefined where there is nothing to say
 */
export function readForm(schema: FormSchema, form: FormData, at: string, before: unknown): unknown {
  const chosen = alternativeOf(schema, before)
  const value = readers[fieldKindOf(chosen)](chosen, form, at, before)
  const isDefault = before === undefined && JSON.stringify(value) === JSON.stringify(schema.default)
  return isDefault ? undefined : value
}

type Read = (schema: FormSchema, form: FormData, at: string, before: unknown) => unknown

const readText: Read = (schema, form, at, before) => {
  const written = String(form.get(at) ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
  if (written === '') return before === null || before === '' ? before : undefined
  if (String(before ?? '').trim() === written) return before
  if (typeof before === 'string' && isColour(schema) && before.toLowerCase() === written) return before
  if (typeof before === 'string' && isSameLine(before, written)) return before
  // What is short has one line.
  const isShort = schema.maxLength !== undefined || schema.pattern !== undefined
  return isShort ? written.replace(/\s*\n\s*/g, ' ') : written
}

const readNumber: Read = (_, form, at, before) => {
  const written = String(form.get(at) ?? '').trim()
  if (written === '') return before === null ? null : undefined
  return Number.isNaN(Number(written)) ? written : Number(written)
}

const readTick: Read = (schema, form, at, before) => {
  const isTicked = form.get(at) !== null
  return before === undefined && !isTicked && schema.default !== true ? undefined : isTicked
}

const readObject: Read = (schema, form, at, before) => {
  const known = isNamed(before) ? before : {}
  const choice = choicesOf(schema)
  const name = choice && String(form.get(`${at}/${choice.field}`) ?? '')
  const shape = choice ? choice.choices.find((each) => each.name === name)?.schema : schema
  const read: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(shape?.properties ?? {})) {
    const isThere = !isAdded(field, shape?.required, key) || form.has(`${at}/${key}`)
    const value = field.const ?? (isThere ? readForm(field, form, `${at}/${key}`, known[key]) : undefined)
    if (value !== undefined) read[key] = value
  }
  // What no field asks for stays.
  const strange = Object.entries(known).filter(([key]) => !shape?.properties?.[key])
  return { ...read, ...Object.fromEntries(strange) }
}

const readList: Read = (schema, form, at, before) => {
  const entries = Array.isArray(before) ? before : []
  const read = [...form.getAll(at)]
    .map((key) => readForm(schema.items ?? {}, form, `${at}/${key}`, entries[Number(key)]))
    .filter((value) => value !== undefined)
  if (read.length === 0 && schema.emptyAs) return schema.emptyAs
  return read.length === 0 && before === undefined ? undefined : read
}

const readRecord: Read = (schema, form, at, before) => {
  const known = isNamed(before) ? before : {}
  const entries = [...form.getAll(at)].map((key) => {
    const name = String(form.get(`${at}/${key}/${recordName}`) ?? '').trim()
    return [name, readForm(schema.additionalProperties || {}, form, `${at}/${key}`, known[String(key)])]
  })
  return entries.length === 0 && before === undefined ? undefined : Object.fromEntries(entries)
}

const readers = {
  text: readText,
  select: readText,
  number: readNumber,
  tick: readTick,
  object: readObject,
  list: readList,
  record: readRecord,
}

/** Whether a group of fields is there only once somebody has added it. */
export function isAdded(field: FormSchema, required: string[] = [], key = ''): boolean {
  return fieldKindOf(field) === 'object' && !required.includes(key)
}

/**
 * The field of a form that a part of a file is asked for by.
 *
 * @param path leads to the part
 * @param form what was sent, where entries may have changed places; without one, entries are as in the file
 */
export function fieldAt(path: PropertyKey[], form?: FormData): string {
  let at = root
  for (const part of path) {
    const keys = [...(form?.getAll(at) ?? [])].map(String)
    const isNumber = typeof part === 'number'
    const key = isNumber ? keys[part] : keys.find((each) => form?.get(`${at}/${each}/${recordName}`) === part)
    at = `${at}/${key ?? String(part)}`
  }
  return at
}
