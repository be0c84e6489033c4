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

/** What a career path says that plans cost there, in the provider's currency. What makes no sense is left out. */
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
