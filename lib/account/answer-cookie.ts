import { pathCookie } from '@/lib/cookies'
import type { FormState } from '@/lib/form/form'
import { currentVisit } from '@/lib/visit/visit'
import { open, seal } from './sealed-session'

/** The outcome of a form on the account page or dashboard. `lead`: the enquiry's id. `waitUntil`: a time in ms. */
export type FormOutcome = FormState<string> & { form: string; lead?: number; waitUntil?: number }

const lifetimeSeconds = 30

/** Carries the outcome: without script, a page rendered per request loses its form's state (decision 1). */
export const answerCookie = Object.assign(pathCookie('account-answer', '/dashboard', lifetimeSeconds), {
  write: async (answer: FormOutcome) => await seal({ answer }, lifetimeSeconds),

  /** Null for a missing or forged value. While the sender must wait, the page responds with 429. */
  async read(value: string | undefined): Promise<FormOutcome | null> {
    const answer = ((await open(value))?.answer as FormOutcome | undefined) ?? null
    const wait = Math.ceil(((answer?.waitUntil ?? 0) - Date.now()) / 1000)
    const visit = currentVisit()
    if (visit && wait > 0) visit.wait = wait
    return answer
  },
})
