import { z } from 'zod'
import { type OwnPrice, planIds } from '@/provider/facts/plans'
import { validEntries } from './valid-entries'

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
