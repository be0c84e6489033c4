import { env } from '@/lib/env'

/**
 * The time that decides what a visitor sees: the machine's, or `NOW`, at which the clock of a test stands still. How
 * long something takes is measured by the machine's own.
 *
 * @throws EnvError
 */
export function now(): Date {
  const { NOW } = env()
  return NOW ? new Date(NOW) : new Date()
}
