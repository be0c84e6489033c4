import { leadPayment } from '@/lib/cost/lead'
import type { PathRecord } from '@/upstream/settings'
import { startOf } from './course-start'
import { ownPrices } from './own-prices'

/**
 * What somebody who has enrolled would pay, for the mails of the embedded upstream.
 *
 * @param planId of the plan that they chose
 * @param billing `monthly` or `annual`, as they chose
 * @param record of the path, as the upstream has it
 * @returns a sentence or two; empty where it cannot be told
 */
export function recordPayment(planId: string, billing: string, record: PathRecord): string {
  const path = {
    weeks: record.weeks ?? null,
    classTimes: record.class_times ?? null,
    prices: ownPrices.parse(record.prices),
    ...startOf(record),
  }
  return leadPayment(planId, billing, path)
}
