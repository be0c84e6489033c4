import { loggedReason, UpstreamError } from '@/lib/api/errors'
import { log } from '@/lib/log'
import type { FormState } from './form'

type Form<Field extends string> = {
  /** What was typed. */
  values: FormState<Field>['values']
  /** The names of the fields that the visitor sees and can correct. */
  shown: readonly Field[]
  /** What the log calls the failure. */
  event: string
  /** The form's name of a field that the upstream calls otherwise. */
  names?: Record<string, Field>
  /** Makes one text of several messages. */
  inWords?: (messages: string[]) => string
}

/**
 * Makes a form's next state of a call that failed: `invalid` where the upstream refused fields that the form shows, with
 * its messages at those; else `failed`, which is logged without anything that was typed.
 * @param error what the call has thrown
 * @param form what was typed, and what the form shows
 * @returns the state, with what was typed
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
