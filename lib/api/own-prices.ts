import { z } from 'zod'
import { type OwnPrice, planIds } from '@/provider/facts/plans'

const maxEntries = 200

/** Reads a list. Drops invalid entries; anything but a list has none. */
export const validEntries = <T extends object>(entry: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((all) => (all ?? []).slice(0, maxEntries).flatMap((each) => entry.safeParse(each).data ?? []))

// Django writes amounts as text.
const pence = z.coerce
  .number()
  .positive()
  .max(1_000_000)
  .transform((amount) => Math.round(amount * 100))

const ownPrice = z
  .object({ plan: z.enum(planIds), price: pence, annual: pence.nullish().catch(null) })
  .transform(({ plan, price, annual }): OwnPrice => ({ plan, price, year: annual ?? null }))

/** A path's own plan prices. */
export const ownPrices = validEntries(ownPrice)
