import type { z } from 'zod'

/** The name under which a form remembers the hosts that its sender was asked about. */
export const askedField = 'askedHosts'

/** The name under which a form sends the address that its sender takes in the place of the one typed. */
export const meantField = 'meantEmail'

/** Where calls and e-mail to the sender of a form go. */
export type Reach = { email: string; phone?: string }

/** What came of a form, as an action hands it to the page. */
export type FormState<Field extends string> = {
  status: 'idle' | 'invalid' | 'asked' | 'failed' | 'sent'
  /** What the visitor typed, to be shown again. */
  values: Partial<Record<Field | typeof askedField, string>>
  errors: Partial<Record<Field, string>>
  /** Of a form whose address looks mistyped: the one that may be meant. */
  meant?: string
  /** Of a lead or message that was sent: where its sender is reached. */
  reach?: Reach
  /** Of a lead or message that was sent: by which its sender may ask after it. */
  reference?: string
  /** Of an enquiry that was sent: by when its sender is called, in words. */
  callWords?: string
  /** Of a lead that was sent: what its sender would pay, in a sentence or two. */
  payment?: string
  /** Of a form that failed because too many were sent: the seconds until there is room again. */
  wait?: number
}

/**
 * Reads the named fields of a posted form as strings and checks them.
 * @param fields their names
 * @param schema what they are checked by
 * @param form what was posted
 * @returns what was typed, and either the checked data or the first message for each field at fault
 */
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
