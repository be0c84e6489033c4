import { z } from 'zod'
import { UpstreamError } from '@/lib/api/errors'
import { changeLeadPhone, undoWithdrawal, withdrawLead } from '@/lib/api/leads'
import { failedState } from '@/lib/form/failed-state'
import type { FormState } from '@/lib/form/form'
import { phone as phoneSchema } from '@/lib/form/phone'
import { take } from '@/lib/limits/take'
import { waitWords } from '@/lib/time/wait-words'
import type { FormOutcome, Sender } from './account-forms'
import { readAccountForm } from './read-account-form'

type Values = FormState<string>['values']

/** Keyed by the last part of the path that the form posts to. */
export const leadForms: Record<string, (sender: Sender) => Promise<FormOutcome>> = {
  async withdraw({ session, form }) {
    return await attempt(form, {}, '', (id) => withdrawLead(session.access, id))
  },

  async 'undo-withdrawal'({ session, form }) {
    const tooLate = 'It’s too late to undo this. The enquiry stays withdrawn, but you can make a new one.'
    return await attempt(form, {}, tooLate, (id) => undoWithdrawal(session.access, id))
  },

  async phone({ session, form }) {
    const schema = z.object({ phone: phoneSchema(String(form.get('country') ?? '').trim()) })
    const { data, errors, values } = readAccountForm(['phone'], schema, form)
    if (!data) return { state: { status: 'invalid', values, errors } }
    const wait = await take(['phone changes, account', session.email])
    if (wait > 0) return { state: { status: 'invalid', values, errors: { form: waitWords(wait) } } }
    const withdrawn = 'You’ve withdrawn this enquiry. We won’t call you about it.'
    return await attempt(form, values, withdrawn, (id) => changeLeadPhone(session.access, id, data.phone))
  },
}

export function leadIdIn(form: FormData): number | null {
  const id = /^[1-9]\d{0,14}$/.exec(String(form.get('lead') ?? ''))
  return id && Number(id[0])
}

async function attempt(
  form: FormData,
  values: Values,
  refusal: string,
  act: (id: number) => Promise<void>,
): Promise<FormOutcome> {
  const id = leadIdIn(form)
  if (!id) return { state: { status: 'failed', values, errors: {} } }
  try {
    await act(id)
    return { state: { status: 'sent', values: {}, errors: {} } }
  } catch (error) {
    const { status = null, fields = {} } = error instanceof UpstreamError ? error : {}
    if (status === 401) return { session: null, to: '/auth/login?notice=ended' }
    if (fields.non_field_errors) return { state: { status: 'invalid', values, errors: { form: refusal } } }
    return { state: failedState(error, { values, shown: ['phone'], event: 'account_call_failed' }) }
  }
}
