import { leadPayment } from '@/lib/cost/lead'
import type { PathRecord } from '@/upstream/settings'
import { startOf } from './course-start'
import { ownPrices } from './own-prices'

/** The payment in a sentence or two, for the embedded upstream's mails; empty where it is unknown. */
export function recordPayment(planId: string, billing: string, record: PathRecord): string {
  const path = {
    weeks: record.weeks ?? null,
    classTimes: record.class_times ?? null,
    prices: ownPrices.parse(record.prices),
    ...startOf(record),
  }
  return leadPayment(planId, billing, path)
}
