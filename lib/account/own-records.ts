import { type Answer, answerOf } from '@/lib/api/answer'
import { UpstreamError } from '@/lib/api/errors'
import { now } from '@/lib/time/now'
import type { Session } from './sealed-session'

/**
 * `missing`: no such call. `away`: no answer. `ended`: the session is over, and the page shows SessionEnded,
 * as a redirect from here has no Location. Throws any other error.
 */
export async function ownRecords<T>(
  { access, accessUntil }: Session,
  read: (access: string) => Promise<T>,
): Promise<Answer<T> | { state: 'ended' }> {
  // An expired token could not be renewed, as the upstream is away. A refused valid one belongs to a session
  // that ended elsewhere.
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
