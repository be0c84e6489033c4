import { env } from '@/lib/env'

/** `NOW` stops it in tests. It decides what visitors see; durations use the machine's. Throws EnvError. */
export function now(): Date {
  const { NOW } = env()
  return NOW ? new Date(NOW) : new Date()
}
