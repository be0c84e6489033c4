import { loggedReason, UpstreamError } from '@/lib/api/errors'
import { log } from '@/lib/log'
import type { FormState } from './form'

type Form<Field extends string> = {
  values: FormState<Field>['values']
  /** Fields that the visitor can see and correct. */
  shown: readonly Field[]
  /** The event in the log. */
  event: string
  /** The form's names for fields that have other names at the upstream. */
  names?: Record<string, Field>
  /** Joins the messages of a field; with spaces by default. */
  inWords?: (messages: string[]) => string
}

/**
 * `invalid` with the upstream's messages when they concern shown fields; else `failed`, logged without what
 * was typed.
 */
export function failedState<Field extends string>(error: unknown, form: Form<Field>): FormState<Field> {
  const { values, shown, event, names = {}, inWords = (messages) => messages.join(' ') } = form
  const errors: FormState<Field>['errors'] = {}
  for (const [name, messages] of Object.entries(error instanceof UpstreamError ? error.fields : {})) {
    const field = names[name] ?? (name as Field)
    if (shown.includes(field) && messages.length > 0) errors[field] = inWords(messages)
  }
  if (Object.keys(errors).length > 0) return { status: 'invalid', values, errors }
  log('error', event, loggedReason(error))
  return { status: 'failed', values, errors: {} }
}
