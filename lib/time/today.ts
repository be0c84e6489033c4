import { site } from '@/provider/facts/site'
import { now } from './now'
import { localDateOf } from './zones'

/** The provider's day, an ISO date. */
export function today(): string {
  return localDateOf(now(), site.timeZone)
}
