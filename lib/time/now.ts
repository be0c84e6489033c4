import { env } from '@/lib/env'

/**
 * The machine's time, or `NOW`, a test's stopped clock. It decides what visitors see; durations use the
 * machine's. Throws EnvError.
 */
export function now(): Date {
  const { NOW } = env()
  return NOW ? new Date(NOW) : new Date()
}
