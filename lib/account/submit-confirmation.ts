'use server'

import { cookies } from 'next/headers'
import { confirmAddress } from '@/lib/api/account'
import { UpstreamError } from '@/lib/api/errors'
import { failedState } from '@/lib/form/failed-state'
import type { FormState } from '@/lib/form/form'
import { confirmCookie, userIdIn } from './link-cookies'
import { closeAllSessions } from './sign-out'

type State = FormState<string>

const broken: State = { status: 'invalid', values: {}, errors: { link: 'broken' } }

/**
 * Confirms an address by the link that receive-mailed-link.ts has put into a cookie. It signs nobody in; where the account
 * had another address before, it signs it out on all devices. Never throws.
 * @returns the form's next state: its error `link` says that the link is at fault; once sent, `email` of its values is the
 *   address
 */
export async function submitConfirmation(): Promise<State> {
  const jar = await cookies()
  const link = confirmCookie.read(jar.get(confirmCookie.name)?.value)
  if (!link) return broken
  try {
    const { email, changed } = await confirmAddress(link)
    if (changed) await closeAllSessions({ userId: userIdIn(link) })
    jar.set(confirmCookie.name, '', confirmCookie.options(0))
    return { status: 'sent', values: { email }, errors: {} }
  } catch (error) {
    const { fields } = error instanceof UpstreamError ? error : { fields: {} }
    if ('uid' in fields || 'token' in fields) return broken
    return failedState(error, { values: {}, shown: [], event: 'account_call_failed' })
  }
}
