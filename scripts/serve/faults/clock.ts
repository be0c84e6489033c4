import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '@/upstream/settings'

/**
 * A clock that is wrong while a call is answered, and right for those beside it.
 *
 * @param right the clock as it should be
 */
export function wrongClock(right: Clock) {
  const off = new AsyncLocalStorage<number>()
  const now: Clock = () => new Date(right().getTime() + (off.getStore() ?? 0) * 60_000)
  return {
    now,
    /** Answers with the clock so many minutes ahead, or behind; the Date header tells its time. */
    answer: (minutes: number, work: () => Promise<Response>) =>
      off.run(minutes, async () => {
        const { body, status, headers } = await work()
        return new Response(body, {
          status,
          headers: { ...Object.fromEntries(headers), Date: now().toUTCString() },
        })
      }),
  }
}
