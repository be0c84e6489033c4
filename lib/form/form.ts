import type { z } from 'zod'

/** What came of a form, as an action hands it to the page. */
export type FormState<Field extends string> = {
  status: 'idle' | 'invalid' | 'failed' | 'sent'
  /** What the visitor typed, to be shown again. */
  values: Partial<Record<Field, string>>
  errors: Partial<Record<Field, string>>
  /** Of a lead or message that was sent: by which its sender may ask after it. */
  reference?: string
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
  const typed = fields.map((field) => [field, stringOf(form.get(field))] as const)
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

function stringOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
