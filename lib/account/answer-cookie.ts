import { cookieName, cookieOptions } from '@/lib/cookies'
import type { FormState } from '@/lib/form/form'
import { currentVisit } from '@/lib/visit/visit'
import { open, seal } from './seal'

/** What came of a form of the account page or the dashboard, of which, and until when its sender is asked to wait. */
export type Answer = FormState<string> & {
  form: string
  /** The id of the enquiry that the form was about. */
  lead?: number
  waitUntil?: number
}

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
   * The answer for the page that shows it: as long as its sender is asked to wait, that page is a 429.
   *
   * @param value the cookie's text
   * @returns the answer; null where there is none, and for a text that we have not written
   * @throws EnvError
   */
  async read(value: string | undefined): Promise<Answer | null> {
    const answer = ((await open(value))?.answer as Answer | undefined) ?? null
    const wait = Math.ceil(((answer?.waitUntil ?? 0) - Date.now()) / 1000)
    const visit = currentVisit()
    if (visit && wait > 0) visit.wait = wait
    return answer
  },

  /** @returns its attributes; throws EnvError */
  options: () => ({ ...cookieOptions(lifetime), path }),
}
