import type { z } from 'zod'

/** The hosts that the sender has been asked about. */
export const askedField = 'askedHosts'

/** The corrected address, when the sender accepts it. */
export const meantField = 'meantEmail'

/** Where the sender is reached. */
export type Reach = { email: string; phone?: string }

/** The outcome of a form, from the action to the page. */
export type FormState<Field extends string> = {
  status: 'idle' | 'invalid' | 'asked' | 'failed' | 'sent'
  values: Partial<Record<Field | typeof askedField, string>>
  errors: Partial<Record<Field, string>>
  /** The address that may be meant. */
  meant?: string
  /** Where its sender is reached. */
  reach?: Reach
  /** The sender quotes it to ask about the form. */
  reference?: string
  /** When the sender is called, in words. */
  callWords?: string
  /** In place of the form's own words for its outcome. */
  text?: string
  /** A `Payment` of lib/cost. */
  payment?: { how: string; lines: { amount: string; words: string }[]; due: string } | null
  /** Seconds until the limit has room. */
  wait?: number
}

/** The typed values, and either the checked data or the first message of each field. */
export function parseForm<Field extends string, Data>(
  fields: readonly Field[],
  schema: z.ZodType<Data>,
  form: FormData,
): { values: Record<Field, string> } & (
  | { data: Data }
  | { data: null; errors: Partial<Record<Field, string>> }
) {
  const names = form.has(askedField) ? [...fields, askedField] : fields
  const typed = names.map((name) => [name, stringOf(form.get(nameOf(name, form)))] as const)
  const values = Object.fromEntries(typed) as Record<Field, string>
  const result = schema.safeParse(values)
  if (result.success) return { values, data: result.data }
  const errors: Partial<Record<Field, string>> = {}
  for (const issue of result.error.issues) {
    const field = issue.path[0] as Field
    errors[field] ??= issue.message
  }
  return { values, data: null, errors }
}

const nameOf = (field: string, form: FormData) =>
  field === 'email' && form.get(meantField) ? meantField : field

function stringOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
