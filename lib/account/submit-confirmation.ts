'use server'

import { cookies } from 'next/headers'
import { confirmAddress } from '@/lib/api/account'
import { UpstreamError } from '@/lib/api/errors'
import { failedState } from '@/lib/form/failed-state'
import type { FormState } from '@/lib/form/form'
import { limitedState } from '@/lib/form/limited-state'
import { confirmCookie, userIdIn } from './link-cookies'
import { readSession } from './session-cookies'
import { freshSession } from './session-tokens'
import { closeAllSessions } from './sign-out'

type State = FormState<string>

const broken: State = { status: 'invalid', values: {}, errors: { link: 'broken' } }

/**
 * Uses the link in the cookie of receive-mailed-link.ts, with the password where this browser is not signed in.
 * The error `link` says that the link is broken.
 */
export async function submitConfirmation(_previous: State, form: FormData): Promise<State> {
  const jar = await cookies()
  const link = confirmCookie.read(jar.get(confirmCookie.name)?.value)
  if (!link) return broken
  const limited = await limitedState({}, 'account, client')
  if (limited) return limited
  try {
    const { email, changed } = await confirmAddress(link, {
      access: await ownAccess(jar),
      password: String(form.get('password') ?? ''),
    })
    if (changed) await closeAllSessions({ userId: userIdIn(link) })
    jar.set(confirmCookie.name, '', confirmCookie.options(0))
    return { status: 'sent', values: { email }, errors: {} }
  } catch (error) {
    const fields: UpstreamError['fields'] = error instanceof UpstreamError ? error.fields : {}
    if ('uid' in fields || 'token' in fields) return broken
    if ('password' in fields) {
      const password = form.get('password')
        ? (fields.password?.[0] ?? '')
        : 'Enter the password of your account'
      return { status: 'invalid', values: {}, errors: { password } }
    }
    return failedState(error, { values: {}, shown: [], event: 'account_call_failed' })
  }
}

// The upstream checks whose token it is.
async function ownAccess(jar: Awaited<ReturnType<typeof cookies>>): Promise<string | undefined> {
  const session = await readSession(jar).catch(() => null)
  const fresh = session && (await freshSession(session).catch(() => null))
  return fresh?.access
}
