import type { z } from 'zod'
import { changePassword, closeAccount, requestAddressChange, requestConfirmation } from '@/lib/api/account'
import { UpstreamError } from '@/lib/api/errors'
import { requestTokens } from '@/lib/api/tokens'
import { failedState } from '@/lib/form/failed-state'
import type { FormState } from '@/lib/form/form'
import { countFailedSignIn, forgetFailedSignIns, takeSignIn } from '@/lib/limits/sign-in-limits'
import { siteDatabase } from '@/lib/store/site-database'
import { waitWords } from '@/lib/time/wait-words'
import { readAccountForm } from './read-account-form'
import { changeEmailSchema, changePasswordSchema, closeSchema } from './schemas'
import type { Session } from './sealed-session'
import { endDevice } from './session-rows'
import { beginSession } from './session-tokens'
import { closeAllSessions, closeSession } from './sign-out'

type State = FormState<string>

export type FormOutcome =
  | { state: State; session?: Session }
  | { session: null; to: `/auth/login?notice=${string}` }

export type Sender = { session: Session; form: FormData; userAgent: string | null; client: string }

const sent: FormOutcome = { state: { status: 'sent', values: {}, errors: {} } }

/** Keyed by the last part of the path that the form posts to. */
export const accountForms: Record<string, (sender: Sender) => Promise<FormOutcome>> = {
  async confirm({ session }) {
    return await attempt([], {}, async () => {
      await requestConfirmation(session.access)
      return sent
    })
  },

  async email(sender) {
    return await checked(['email', 'password'], changeEmailSchema, sender, async (data) => {
      await requestAddressChange(sender.session.access, data)
      return sent
    })
  },

  // A new password ends the upstream's tokens, and so all sessions. This device begins a new one.
  async password(sender) {
    const { session, userAgent } = sender
    const fields = ['old_password', 'new_password', 'confirm_new_password']
    return await checked(fields, changePasswordSchema, sender, async (data) => {
      await changePassword(session.access, data)
      await closeAllSessions(session)
      const tokens = await requestTokens(session.email, data.new_password).catch(() => null)
      return tokens
        ? { ...sent, session: await beginSession(tokens, userAgent) }
        : { session: null, to: '/auth/login?notice=ended' }
    })
  },

  async device({ session, form }) {
    return await attempt([], {}, async () => {
      await endDevice(await siteDatabase(), session.email, String(form.get('device')))
      return sent
    })
  },

  async everywhere({ session }) {
    await closeSession(session) // Also ends the refresh token, which the next line does not.
    await closeAllSessions(session)
    return { session: null, to: '/auth/login?notice=everywhere' }
  },

  async close(sender) {
    const { session } = sender
    return await checked(['password'], closeSchema, sender, async (data) => {
      await closeAccount(session.access, data)
      await closeAllSessions(session)
      return { session: null, to: '/auth/login?notice=closed' }
    })
  },
}

async function checked<Data>(
  fields: string[],
  schema: z.ZodType<Data>,
  { form, session, client }: Sender,
  act: (data: Data) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const { data, errors, values } = readAccountForm(fields, schema, form)
  if (!data) return { state: { status: 'invalid', values, errors } }
  // The sign-in's limits apply, so a stolen session does not allow faster guesses of the password.
  const tried = { client, email: session.email, device: 'account page' }
  const wait = await takeSignIn(tried)
  if (wait > 0) return { state: { status: 'invalid', values, errors: { form: waitWords(wait) } } }
  const done = await attempt(fields, values, () => act(data))
  const found = 'state' in done ? done.state.errors : {}
  if (found.password ?? found.old_password) await countFailedSignIn(tried)
  else if (!('state' in done) || done.state.status === 'sent') await forgetFailedSignIns(tried)
  return done
}

const tooManyMails =
  'We’ve sent you as many emails as we can in an hour. Look for the latest one, and check your spam folder.'

async function attempt(
  shown: string[],
  values: State['values'],
  act: () => Promise<FormOutcome>,
): Promise<FormOutcome> {
  try {
    return await act()
  } catch (error) {
    const status = error instanceof UpstreamError ? error.status : null
    if (status === 401) return { session: null, to: '/auth/login?notice=ended' }
    if (status === 429) return { state: { status: 'invalid', values, errors: { form: tooManyMails } } }
    return { state: failedState(error, { values, shown, event: 'account_call_failed' }) }
  }
}
