import type { z } from 'zod'

/** The field with the email hosts that the site has already questioned. */
export const askedField = 'askedHosts'

/** The field with the corrected email address, if the sender accepts it. */
export const meantField = 'meantEmail'

/** How staff can reach the sender. */
export type Reach = { email: string; phone?: string }

/** The outcome of a form, from the action to the page. */
export type FormState<Field extends string> = {
  status: 'idle' | 'invalid' | 'asked' | 'failed' | 'sent'
  values: Partial<Record<Field | typeof askedField, string>>
  errors: Partial<Record<Field, string>>
  /** The email address that the sender probably meant. */
  meant?: string
  reach?: Reach
  /** The sender quotes it in questions about the form. */
  reference?: string
  /** When the sender is called, in words. */
  callWords?: string
  /** Replaces the form's own words for its outcome. */
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
