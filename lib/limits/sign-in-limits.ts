import { limitKey } from './limit-key'
import { limiterOf } from './limiters'
import { take, type Use } from './take'

const firstPauseSeconds = 15
const maxPauseSeconds = 15 * 60

/** `device` is set when the browser has signed in to the account before (known-device.ts). */
export type SignInTry = { client: string; email: string; device: string | null }

/** Returns the seconds to wait before the password may be checked, or 0. */
export async function takeSignIn({ client, ...tried }: SignInTry): Promise<number> {
  const uses: Use[] = [
    ['sign-in, client', client],
    ['sign-in, network', networkOf(client)],
    ['sign-in, account', accountOf(tried)],
    ['sign-in, all'],
  ]
  return await take(...uses.filter(([, whose]) => whose !== ''))
}

/**
 * From the fifth wrong password of a day on, sign-in to the account pauses. A known browser has its own count, so
 * that guesses of others do not lock out the owner.
 */
export async function countFailedSignIn(tried: SignInTry): Promise<void> {
  const key = limitKey(accountOf(tried))
  const failures = await limiterOf('failed sign-ins, account')
  const { consumedPoints } = await failures.penalty(key)
  const beyond = consumedPoints - failures.points
  if (beyond < 0) return
  const pause = Math.min(maxPauseSeconds, firstPauseSeconds * 2 ** beyond)
  await (await limiterOf('sign-in, account')).block(key, pause)
}

export async function forgetFailedSignIns(tried: SignInTry): Promise<void> {
  await (await limiterOf('failed sign-ins, account')).delete(limitKey(accountOf(tried)))
}

// An IPv6 network is often a /48: 65,536 clients.
function networkOf(client: string): string {
  const [, network = ''] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(client) ?? []
  return network
}

function accountOf({ email, device }: Omit<SignInTry, 'client'>): string | string[] {
  return device ? [email, device] : email
}
