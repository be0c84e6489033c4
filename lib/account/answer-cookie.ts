import { cookieName, cookieOptions } from '@/lib/cookies'
import type { FormState } from '@/lib/form/form'
import { currentVisit } from '@/lib/visit/visit'
import { open, seal } from './seal'

/** The outcome of a form on the account page or dashboard, and until when its sender must wait. */
export type Answer = FormState<string> & {
  form: string
  /** The enquiry's id. */
  lead?: number
  waitUntil?: number
}

/** Seconds; enough for a slow line. */
const lifetime = 30
const path = '/dashboard'

/**
 * Carries the outcome to a page rendered per request, which could not show it without script (decision 1).
 */
export const answerCookie = {
  /** Throws EnvError. */
  get name() {
    return cookieName('account-answer', path)
  },

  /** Encrypted, as it may hold what was typed. Throws EnvError. */
  write: async (answer: Answer) => await seal({ answer }, lifetime),

  /** Null for a missing or foreign text. While its sender must wait, the page is a 429. Throws EnvError. */
  async read(value: string | undefined): Promise<Answer | null> {
    const answer = ((await open(value))?.answer as Answer | undefined) ?? null
    const wait = Math.ceil(((answer?.waitUntil ?? 0) - Date.now()) / 1000)
    const visit = currentVisit()
    if (visit && wait > 0) visit.wait = wait
    return answer
  },

  /** Throws EnvError. */
  options: () => ({ ...cookieOptions(lifetime), path }),
}
