import { z } from 'zod'
import { type OwnPrice, planIds } from '@/provider/facts/plans'

// Django writes amounts as text.
const pence = z.coerce
  .number()
  .positive()
  .max(1_000_000)
  .transform((amount) => Math.round(amount * 100))

const ownPrice = z.object({
  plan: z.enum(planIds),
  price: pence,
  annual: pence.nullish().catch(null),
})

/** A path's own plan prices. An invalid entry is dropped. */
export const ownPrices = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((all): OwnPrice[] =>
    (all ?? []).flatMap((each) => {
      const { data } = ownPrice.safeParse(each)
      return data ? [{ plan: data.plan, price: data.price, year: data.annual ?? null }] : []
    }),
  )
