import type { z } from 'zod'
import { type FormState, parseForm } from '@/lib/form/form'

/** Returns the checked data or the errors, and the typed values without passwords. */
export function readAccountForm<Data>(fields: string[], schema: z.ZodType<Data>, form: FormData) {
  const parsed = parseForm(fields, schema, form)
  const values: FormState<string>['values'] = Object.fromEntries(
    Object.entries(parsed.values).filter(([name]) => !name.includes('password')),
  )
  if ('errors' in parsed) return { data: null, errors: parsed.errors, values }
  return { data: parsed.data, errors: {}, values }
}
