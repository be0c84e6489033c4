import type { z } from 'zod'

/** The hidden field with the email hosts for which the site has already suggested a correction. */
export const askedField = 'askedHosts'

/** The field with the corrected email address, if the sender accepts it. */
export const meantField = 'meantEmail'

/** How staff can reach the sender. */
export type Reach = { email: string; phone?: string }

/** The outcome of a sent form. The server action returns it to the page. */
export type FormState<Field extends string> = {
  status: 'idle' | 'invalid' | 'asked' | 'failed' | 'sent'
  values: Partial<Record<Field | typeof askedField, string>>
  errors: Partial<Record<Field, string>>
  /** The email address that the sender probably meant. */
  meant?: string
  reach?: Reach
  /** The sender quotes it in questions about the form. */
  reference?: string
  /** When staff will call the sender, in words for the page. */
  callWords?: string
  /** Replaces the form's usual words for this outcome. */
  text?: string
  /** A `Payment` of lib/cost. */
  payment?: { how: string; lines: { amount: string; words: string }[]; due: string; months?: number } | null
  /** Seconds until the rate limit allows another form. */
  wait?: number
}

/** Returns the typed values, and either the checked data or each field's first error message. */
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
