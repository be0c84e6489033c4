import { type Answer, answerOf } from '@/lib/api/answer'
import { UpstreamError } from '@/lib/api/errors'
import { now } from '@/lib/time/now'
import type { Session } from './sealed-session'

/**
 * Reads what belongs to a signed-in visitor.
 * @param session of the visitor
 * @param read reads it with their access token
 * @returns what came of it; `missing` where the upstream has no such call, `away` where it could not be asked, `ended`
 *   where it has ended the session: the page is then SessionEnded, as a redirect from here has no Location
 * @throws what is no outage
 */
export async function ownRecords<T>(
  { access, accessUntil }: Session,
  read: (access: string) => Promise<T>,
): Promise<Answer<T> | { state: 'ended' }> {
  // A token that has run out could not be renewed: the upstream is away, and asking it would only take longer. One that
  // is refused before its time belongs to a session that was ended elsewhere.
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
