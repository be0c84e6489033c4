'use server'

import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { createLead, leadPath } from '@/lib/api/leads'
import type { Payment } from '@/lib/cost/cost-words'
import { leadPayment } from '@/lib/cost/lead-payment'
import { env } from '@/lib/env'
import { failedState } from '@/lib/form/failed-state'
import { type FormState, parseForm } from '@/lib/form/form'
import { limitedState } from '@/lib/form/limited-state'
import { mistypedState } from '@/lib/form/mistyped-state'
import { readablePhone } from '@/lib/form/phone'
import { pageAddress, submissionOf } from '@/lib/form/submission'
import { storeConsent } from '@/lib/privacy/store-consent'
import { setAside } from '@/lib/spam/quarantine'
import { suspicions } from '@/lib/spam/suspicions'
import { callWords } from '@/lib/time/call-day'
import { now } from '@/lib/time/now'
import { atStart, chosenStart } from '@/lib/time/starts'
import { plans } from '@/provider/facts/plans'
import { type Period, priceOf } from '@/provider/facts/price'
import { type LeadField, leadFields, leadSchema } from './lead'

export type LeadState = FormState<LeadField>

// The career path is a hidden field, so an error there fails the whole form.
const shown = leadFields.filter((field) => field !== 'careerPathName')

/** Checks the form and sends one lead. Never throws. Returns the typed values unless the lead was sent. */
export async function submitLead(_previous: LeadState, form: FormData): Promise<LeadState> {
  // For an outside upstream, the message also contains the start, so fewer characters fit (outside-destination.ts).
  const maxMessage = env().API_ROOT_URL ? 460 : 500
  const parsed = parseForm(leadFields, leadSchema(String(form.get('country') ?? ''), maxMessage), form)
  const { values } = parsed
  if (parsed.data === null) return { status: 'invalid', values, errors: parsed.errors }
  const asked = mistypedState(values, parsed.data.email)
  if (asked) return asked
  const limited = await limitedState(values, 'enquiries, client', 'enquiries, all')
  if (limited) return limited
  try {
    const known = await listCareerPaths().then(valueIn, () => null)
    const path = known?.find(({ careerName }) => careerName === parsed.data.careerPathName)
    const { fault, start } = chosenStart(parsed.data.start, path)
    if (fault) return { status: 'invalid', values: { ...values, start }, errors: { start: fault } }
    const lead = { ...parsed.data, start, billing: await chosenBilling(parsed.data.selectedPlan, form) }
    const reasons = await suspicions(form, { ...values, email: lead.email })
    const submission = await submissionOf(leadPath, lead, form)
    const kept = reasons.length > 0 && (await setAside({ kind: 'lead', fields: lead }, submission, reasons))
    const { reference } = kept || (await createLead(lead, submission))
    if (!kept && lead.subscribe) await storeConsent(lead.email, 'enrolment', submission.page)
    const payment = path && leadPayment(lead.selectedPlan, lead.billing, atStart(path, lead.start))
    const phone = readablePhone(lead.phone)
    const outcome = {
      reference,
      payment: payment && withNames(payment, lead),
      callWords: callWords(now(), phone),
      reach: { email: lead.email, phone },
    }
    return { status: 'sent', values: {}, errors: {}, ...outcome }
  } catch (error) {
    const names = { jobTitle: 'job-title' } as const
    return failedState(error, { values, shown, names, event: 'lead_not_sent' })
  }
}

/** The billing under which the plan has a price: `monthly` or `annual`, or empty when the plan is paid once. */
async function chosenBilling(planId: string, form: FormData): Promise<Period | ''> {
  const chosen = form.get('billing') ?? (await pageAddress())?.searchParams.get('billing')
  const plan = plans.find(({ id }) => id === planId)
  return plan ? billings[priceOf(plan, chosen === 'annual' ? 'annual' : 'monthly').rhythm] : ''
}

const billings = { monthly: 'monthly', yearly: 'annual', once: '' } as const

// The receipt names its career path and its plan nowhere else.
function withNames(payment: Payment, lead: { careerPathName: string; selectedPlan: string }): Payment {
  const plan = plans.find(({ id }) => id === lead.selectedPlan)
  const what = [lead.careerPathName, plan?.name].filter(Boolean).join(' – ')
  const { words = 'Due', amount = '' } = payment.dueLine ?? {}
  // The next line has the sum of a single payment.
  const day = amount.replace(`${payment.lines[0]?.amount} on `, '')
  const dueLine = payment.dueLine && { words: `${words}, if you take a place`, amount: day }
  return { ...payment, dueLine, how: `${what}, ${payment.how.toLowerCase()}`, months: plan?.months }
}
