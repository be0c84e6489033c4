import { now } from '@/lib/time/now'
import { localDateOf } from '@/lib/time/zones'
import { site } from './site'

/**
 * The day that it is where the provider is.
 *
 * @returns a date such as "2027-01-10"
 */
export function today(): string {
  return localDateOf(now(), site.timeZone)
}
