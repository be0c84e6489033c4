'use server'

import { loggedReason, UpstreamError } from '@/lib/api/errors'
import { createLead } from '@/lib/api/leads'
import { log } from '@/lib/log'
import { type FormState, parseForm } from './form'
import { type LeadField, leadFields, leadSchema } from './lead'

export type LeadState = FormState<LeadField>

/**
 * Checks the enrolment form and sends it as one lead.
 * Gives: the form's next state; what was typed comes back with every state but `sent`. Never throws.
 */
export async function submitLead(_previous: LeadState, form: FormData): Promise<LeadState> {
  const parsed = parseForm(leadFields, leadSchema(String(form.get('country') ?? '')), form)
  const { values } = parsed
  if (parsed.data === null) return { status: 'invalid', values, errors: parsed.errors }
  try {
    await createLead(parsed.data)
    return { status: 'sent', values: {}, errors: {} }
  } catch (error) {
    const refused = error instanceof UpstreamError ? fieldErrors(error) : {}
    if (Object.keys(refused).length > 0) return { status: 'invalid', values, errors: refused }
    log('error', 'lead_not_sent', loggedReason(error))
    return { status: 'failed', values, errors: {} }
  }
}

function fieldErrors({ fields }: UpstreamError): LeadState['errors'] {
  const { jobTitle, ...named } = fields
  const all = jobTitle ? { ...named, 'job-title': jobTitle } : named
  // The form does not show its career path: what is wrong with that is a failure.
  const known = leadFields.filter((field) => field !== 'careerPathName' && all[field]?.length)
  return Object.fromEntries(known.map((field) => [field, all[field]?.join(' ')]))
}
