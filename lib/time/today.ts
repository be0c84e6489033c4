import { site } from '@/provider/facts/site'
import { now } from './now'
import { localDateOf } from './zones'

/**
 * The day that it is where the provider is.
 *
 * @returns a date such as "2027-01-10"
 */
export function today(): string {
  return localDateOf(now(), site.timeZone)
}
