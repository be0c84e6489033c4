'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { localPath } from '@/lib/address/local-path'
import { confirmPasswordReset, createAccount, requestPasswordReset } from '@/lib/api/accounts'
import { UpstreamError } from '@/lib/api/errors'
import { type FormState, parseForm } from '@/lib/form/form'
import { log } from '@/lib/log'
import { signInWith } from './auth'
import { resetCookie } from './reset-cookie'
import { forgotSchema, resetSchema, signInSchema, signUpSchema } from './schemas'
import { dropSession, keepSession } from './session'

type State = FormState<string>

const failed = (values: State['values']): State => ({ status: 'failed', values, errors: {} })
const invalid = (values: State['values'], errors: State['errors']): State => ({
  status: 'invalid',
  values,
  errors,
})

/** Signs in. `next` of the state's values is where to go on: a path of this site. Never throws. */
export async function submitSignIn(_previous: State, form: FormData): Promise<State> {
  const { data, errors, values } = read(['email', 'password'], signInSchema, form)
  if (!data) return invalid(values, errors)
  try {
    const session = await signInWith(data.email, data.password)
    if (!session) return invalid(values, { form: 'Login failed. Please Check Email/Password.' })
    await keepSession(session)
    return { status: 'sent', values: { next: await askedFor() }, errors: {} }
  } catch (error) {
    return answer(error, values, ['email', 'password'])
  }
}

/** Signs up, then goes to sign in. */
export async function submitSignUp(_previous: State, form: FormData): Promise<State> {
  const { data, errors, values } = read(['email', 'password', 'confirm_password'], signUpSchema, form)
  if (!data) return invalid(values, errors)
  try {
    await createAccount(data)
  } catch (error) {
    return answer(error, values, ['email', 'password', 'confirm_password'], (messages) => messages.join('\n'))
  }
  redirect('/auth/login?notice=created')
}

/** Has a link to a new password sent. Never throws. */
export async function submitForgotPassword(_previous: State, form: FormData): Promise<State> {
  const { data, errors, values } = read(['email'], forgotSchema, form)
  if (!data) return invalid(values, errors)
  try {
    await requestPasswordReset(data.email)
    return { status: 'sent', values: {}, errors: {} }
  } catch (error) {
    return answer(error, values, ['email'], ([first]) => first ?? '')
  }
}

/** Sets a new password by the link that middleware.ts has put into a cookie. Never throws. */
export async function submitNewPassword(_previous: State, form: FormData): Promise<State> {
  const { data, errors, values } = read(['new_password', 'confirm_new_password'], resetSchema, form)
  if (!data) return invalid(values, errors)
  const jar = await cookies()
  const link = resetCookie.read(jar.get(resetCookie.name)?.value)
  if (!link) return invalid(values, { link: 'broken' })
  try {
    await confirmPasswordReset({ ...link, ...data })
    jar.set(resetCookie.name, '', resetCookie.options(0))
    await dropSession()
    return { status: 'sent', values: {}, errors: {} }
  } catch (error) {
    const { fields } = error instanceof UpstreamError ? error : { fields: {} }
    if ('uid' in fields || 'token' in fields) return invalid(values, { link: 'broken' })
    return answer(error, values, ['new_password', 'confirm_new_password'])
  }
}

/** Ends the session; the page goes on by itself. */
export async function endSession(): Promise<void> {
  await dropSession()
}

/** Signs out and goes home: for a form without script. */
export async function signOut(): Promise<void> {
  await dropSession()
  redirect('/')
}

// A password is never shown again, so it never goes back.
function read<Data>(fields: string[], schema: z.ZodType<Data>, form: FormData) {
  const parsed = parseForm(fields, schema, form)
  const values = Object.fromEntries(
    Object.entries(parsed.values).filter(([name]) => !name.includes('password')),
  )
  if ('errors' in parsed) return { data: null, errors: parsed.errors, values }
  return { data: parsed.data, errors: {}, values }
}

// A list of messages becomes lines, words or its first (spec, section 8); what no field of the form can show is a failure.
function answer(
  error: unknown,
  values: State['values'],
  shown: string[],
  inWords = (messages: string[]) => messages.join(' '),
): State {
  const fields = error instanceof UpstreamError ? error.fields : {}
  const named = Object.entries(fields).filter(([field]) => shown.includes(field))
  if (named.length > 0) {
    return invalid(values, Object.fromEntries(named.map(([field, messages]) => [field, inWords(messages)])))
  }
  const call = error instanceof UpstreamError ? error.call : undefined
  log('error', 'account_call_failed', { call, fields: Object.keys(fields).join(' ') })
  return failed(values)
}

// The form posts to its own page, whose address says where its visitor was going.
async function askedFor(): Promise<string> {
  const referer = (await headers()).get('referer') ?? ''
  const asked = URL.canParse(referer) ? new URL(referer).searchParams.get('callbackUrl') : null
  return localPath(asked, '/dashboard')
}
