import type { Plan } from '@/provider/facts/plans'

/** Features of some plans, and those of all. */
export type Differences = { features: { name: string; has: boolean[] }[]; shared: string[] }

/** `has` is in the order of `plans`. */
export function differencesOf(plans: readonly Pick<Plan, 'features'>[]): Differences {
  const names = [...new Set(plans.flatMap(({ features }) => features))]
  const rows = names.map((name) => ({ name, has: plans.map(({ features }) => features.includes(name)) }))
  return {
    features: rows.filter(({ has }) => has.includes(false)),
    shared: rows.filter(({ has }) => !has.includes(false)).map(({ name }) => name),
  }
}

type Offer = { plan: Plan; pence: number | null; months: number }

/**
 * The cheapest plan that includes everything of `offer` for as long, and the pence saved; null without one.
 */
export function betterThan(offer: Offer, others: readonly Offer[]): { plan: Plan; saving: number } | null {
  const { pence, plan, months } = offer
  if (pence === null || months === 0) return null
  const better = others.flatMap((other) =>
    other.plan.id !== plan.id &&
    other.pence !== null &&
    other.pence < pence &&
    other.months >= months &&
    plan.features.every((feature) => other.plan.features.includes(feature))
      ? [{ plan: other.plan, saving: pence - other.pence }]
      : [],
  )
  return better.sort((a, b) => b.saving - a.saving)[0] ?? null
}
