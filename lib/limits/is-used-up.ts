import { isOver } from './is-over'
import { limitKey } from './limit-key'
import { limiterOf } from './limiters'
import type { LimitName } from './limits'

/** Counts under a limit that refuses nobody; true when it is exceeded. */
export async function isUsedUp(name: LimitName, whose: string): Promise<boolean> {
  const limiter = await limiterOf(name)
  return await limiter.consume(limitKey(whose)).then(
    () => false,
    (reason) => {
      if (isOver(reason)) return true
      throw reason
    },
  )
}
