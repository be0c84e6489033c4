import { type Answer, answerOf } from '@/lib/api/answer'
import { UpstreamError } from '@/lib/api/errors'
import { now } from '@/lib/time/now'
import type { Session } from './sealed-session'

/** `ended`: the session is over. The page shows SessionEnded, as a redirect during a render sends no Location header. */
export async function readAsMember<T>(
  { access, accessUntil }: Session,
  read: (access: string) => Promise<T>,
): Promise<Answer<T> | { state: 'ended' }> {
  // Tokens are renewed before they expire, so an expired token means that the renewal failed. A 401 for an unexpired
  // token means that the session has ended.
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
