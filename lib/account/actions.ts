'use server'

import { cookies, headers } from 'next/headers'
import { confirmAddress } from '@/lib/api/account'
import { confirmPasswordReset, createAccount, requestPasswordReset } from '@/lib/api/credentials'
import { UpstreamError } from '@/lib/api/errors'
import { requestTokens } from '@/lib/api/tokens'
import { failedState } from '@/lib/form/failed-state'
import type { FormState } from '@/lib/form/form'
import { limitedState } from '@/lib/form/limited-state'
import { mistypedState } from '@/lib/form/mistyped-state'
import { countFailedSignIn, forgetFailedSignIns, takeSignIn } from '@/lib/limits/sign-in-limits'
import { take } from '@/lib/limits/take'
import { log } from '@/lib/log'
import { waitWords } from '@/lib/time/wait-words'
import { currentClient } from '@/lib/visit/current-client'
import { knownDevice } from './known-device'
import { confirmCookie, resetCookie, userIdIn } from './link-cookies'
import { readAccountForm as read } from './read-account-form'
import { returnPath, withReturnPath } from './return-path'
import { forgotSchema, resetSchema, signInSchema, signUpSchema } from './schemas'
import { readCookie, readSession, writeSession } from './session-cookies'
import { beginSession, freshSession } from './session-tokens'
import { closeAllSessions, closeSession } from './sign-out'
import { signedUpCookie } from './signed-up-cookie'

type State = FormState<string>
type Values = State['values']

const event = 'account_call_failed'
const refused = 'Login failed. Please Check Email/Password.'
const sent = (values: Values = {}): State => ({ status: 'sent', values, errors: {} })
const invalid = (values: Values, errors: State['errors']): State => ({ status: 'invalid', values, errors })

/** On success, `next` of the values is the path of this site to open. */
export async function submitSignIn(_previous: State, form: FormData): Promise<State> {
  const shown = ['email', 'password']
  const { data, errors, values } = read(shown, signInSchema, form)
  if (!data) return invalid(values, errors)
  const jar = await cookies()
  const device = knownDevice.read(jar.get(knownDevice.name)?.value, data.email)
  const tried = { client: await currentClient(), email: data.email, device }
  const wait = await takeSignIn(tried)
  if (wait > 0) return { ...invalid(values, { form: `${refused} ${waitWords(wait)}` }), wait }
  try {
    const tokens = await requestTokens(data.email, data.password)
    log('info', tokens ? 'signed_in' : 'sign_in_refused', { isKnownDevice: device !== null })
    if (!tokens) {
      await countFailedSignIn(tried)
      return invalid(values, { form: refused })
    }
    await forgetFailedSignIns(tried)
    if (!device) jar.set(knownDevice.name, knownDevice.write(data.email), knownDevice.options())
    const session = await beginSession(tokens, (await headers()).get('user-agent'))
    const before = await readCookie(jar)
    await writeSession(jar, session)
    if (jar.has(signedUpCookie.name)) jar.set(signedUpCookie.name, '', signedUpCookie.options(0))
    if (before) await closeSession(before)
    return sent({ next: (await whereTo()) ?? '/dashboard' })
  } catch (error) {
    return failedState(error, { values, shown, event })
  }
}

/** On success, `next` of the values is the path of the sign-in page. */
export async function submitSignUp(_previous: State, form: FormData): Promise<State> {
  const shown = ['email', 'password', 'confirm_password']
  const { data, errors, values } = read(shown, signUpSchema, form)
  if (!data) return invalid(values, errors)
  const asked = mistypedState(values, data.email)
  if (asked) return asked
  const limited = await limitedState(values, 'sign-up, client', 'sign-up, all')
  if (limited) return limited
  try {
    await createAccount(data)
    const jar = await cookies()
    jar.set(signedUpCookie.name, await signedUpCookie.write(data.email), signedUpCookie.options())
    return sent({ next: withReturnPath('/auth/login?notice=created', await whereTo()) })
  } catch (error) {
    return failedState(error, { values, shown, event, inWords: (messages) => messages.join('\n') })
  }
}

export async function submitForgotPassword(_previous: State, form: FormData): Promise<State> {
  const shown = ['email']
  const { data, errors, values } = read(shown, forgotSchema, form)
  if (!data) return invalid(values, errors)
  const wait = await take(['reset, client', await currentClient()], ['reset, address', data.email])
  if (wait > 0) return { status: 'failed', values, errors: {}, wait }
  try {
    await requestPasswordReset(data.email)
    return sent()
  } catch (error) {
    return failedState(error, { values, shown, event, inWords: ([first]) => first ?? '' })
  }
}

/** Uses the mailed link from the cookie of receive-mailed-link.ts. The error `link` means a broken link. */
export async function submitNewPassword(_previous: State, form: FormData): Promise<State> {
  const shown = ['new_password', 'confirm_new_password']
  const { data, errors, values } = read(shown, resetSchema, form)
  if (!data) return invalid(values, errors)
  const jar = await cookies()
  const link = resetCookie.read(jar.get(resetCookie.name)?.value)
  if (!link) return invalid(values, { link: 'broken' })
  const limited = await limitedState(values, 'account, client')
  if (limited) return limited
  try {
    await confirmPasswordReset({ ...link, ...data })
    await closeAllSessions({ userId: userIdIn(link) })
    jar.set(resetCookie.name, '', resetCookie.options(0))
    await writeSession(jar, null)
    return sent()
  } catch (error) {
    const { fields } = error instanceof UpstreamError ? error : { fields: {} }
    if ('uid' in fields || 'token' in fields) return invalid(values, { link: 'broken' })
    return failedState(error, { values, shown, event })
  }
}

/** A browser that is not signed in must send the password too. The error `link` means a broken link. */
export async function submitConfirmation(_previous: State, form: FormData): Promise<State> {
  const jar = await cookies()
  const link = confirmCookie.read(jar.get(confirmCookie.name)?.value)
  if (!link) return invalid({}, { link: 'broken' })
  const limited = await limitedState({}, 'account, client')
  if (limited) return limited
  try {
    const { email, changed } = await confirmAddress(link, {
      access: await ownAccess(jar),
      password: String(form.get('password') ?? ''),
    })
    if (changed) await closeAllSessions({ userId: userIdIn(link) })
    jar.set(confirmCookie.name, '', confirmCookie.options(0))
    return sent({ email })
  } catch (error) {
    const fields: UpstreamError['fields'] = error instanceof UpstreamError ? error.fields : {}
    if ('uid' in fields || 'token' in fields) return invalid({}, { link: 'broken' })
    if ('password' in fields) {
      const password = form.get('password') ? (fields.password?.[0] ?? '') : 'Enter your account’s password'
      return invalid({}, { password })
    }
    return failedState(error, { values: {}, shown: [], event })
  }
}

// The Referer is the form's own page, whose query names the destination.
async function whereTo(): Promise<string | null> {
  return returnPath((await headers()).get('referer'))
}

// The session's account may differ from the link's: the upstream checks that.
async function ownAccess(jar: Awaited<ReturnType<typeof cookies>>): Promise<string | undefined> {
  const session = await readSession(jar).catch(() => null)
  const fresh = session && (await freshSession(session).catch(() => null))
  return fresh?.access
}
