import { env } from '@/lib/env'

/** The time for all that visitors see. Tests stop it with `NOW`; durations use the machine's clock. Throws EnvError. */
export function now(): Date {
  const { NOW } = env()
  return NOW ? new Date(NOW) : new Date()
}
