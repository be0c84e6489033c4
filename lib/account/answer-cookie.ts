import type { FormState } from '@/lib/form/form'
import { open, seal } from './seal'
import { cookieName, cookieOptions } from './session-cookies'

/** What came of a form of the account page or the dashboard, and of which. */
export type Answer = FormState<string> & { form: string }

/** Long enough for a slow line, in seconds; afterwards the page says nothing of it any more. */
const lifetime = 30
const path = '/dashboard'

/**
 * What came of a form of the account page, on its way there: that page is made per request, and the answer to a form
 * that was posted to it would not say what came of it without script (decision 1).
 */
export const answerCookie = {
  /** @returns its name in the browser; throws EnvError */
  get name() {
    return cookieName('account-answer', path)
  },

  /**
   * @param answer what the page is to say
   * @returns the cookie's text, encrypted, as it may hold what was typed
   * @throws EnvError
   */
  write: async (answer: Answer) => await seal({ answer }, lifetime),

  /**
   * @param value the cookie's text
   * @returns the answer; null where there is none, and for a text that we have not written
   * @throws EnvError
   */
  async read(value: string | undefined): Promise<Answer | null> {
    return ((await open(value))?.answer as Answer | undefined) ?? null
  },

  /** @returns its attributes; throws EnvError */
  options: () => ({ ...cookieOptions(lifetime), path }),
}
