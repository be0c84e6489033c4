import type { z } from 'zod'
import { type FormState, parseForm } from '@/lib/form/form'

/**
 * Reads and checks a posted form of an account. A password is never shown again, so it never goes back.
 * @param fields the names of its fields
 * @param schema what they are checked by
 * @param form what was posted
 * @returns the checked data, or null and what is wrong; and what was typed, without passwords
 */
export function readForm<Data>(fields: string[], schema: z.ZodType<Data>, form: FormData) {
  const parsed = parseForm(fields, schema, form)
  const values: FormState<string>['values'] = Object.fromEntries(
    Object.entries(parsed.values).filter(([name]) => !name.includes('password')),
  )
  if ('errors' in parsed) return { data: null, errors: parsed.errors, values }
  return { data: parsed.data, errors: {}, values }
}
