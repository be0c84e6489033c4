import { type Answer, answerOf } from '@/lib/api/answer'
import { UpstreamError } from '@/lib/api/errors'
import { now } from '@/lib/time/now'
import type { Session } from './sealed-session'

/** `ended`: the session is over. The page shows SessionEnded, because a redirect from here has no Location. */
export async function readAsMember<T>(
  { access, accessUntil }: Session,
  read: (access: string) => Promise<T>,
): Promise<Answer<T> | { state: 'ended' }> {
  // An expired token means a failed renewal. A refused token before its expiry means an ended session.
  if (accessUntil < now().getTime()) return { state: 'away' }
  let isRefused = false
  const answer = await answerOf(() =>
    read(access).catch((error) => {
      isRefused = error instanceof UpstreamError && error.status === 401
      throw error
    }),
  )
  return isRefused ? { state: 'ended' } : answer
}
