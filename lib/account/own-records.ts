import { redirect } from 'next/navigation'
import { type Answer, answerOf } from '@/lib/api/answer'
import { UpstreamError } from '@/lib/api/errors'
import { now } from '@/lib/time/now'
import type { Session } from './sealed-session'

/**
 * Reads what belongs to a signed-in visitor. One whose session the upstream has ended is led to sign in.
 * @param session of the visitor
 * @param read reads it with their access token
 * @returns what came of it; `missing` where the upstream has no such call, `away` where it could not be asked
 * @throws what is no outage
 */
export async function ownRecords<T>(
  { access, accessUntil }: Session,
  read: (access: string) => Promise<T>,
): Promise<Answer<T>> {
  // A token that has run out could not be renewed: the upstream is away, and asking it would only take longer. One that
  // is refused before its time belongs to a session that was ended elsewhere.
  if (accessUntil < now().getTime()) return { state: 'away' }
  return await answerOf(() =>
    read(access).catch((error) => {
      if (error instanceof UpstreamError && error.status === 401) {
        redirect('/auth/login?callbackUrl=%2Fdashboard&notice=ended')
      }
      throw error
    }),
  )
}
