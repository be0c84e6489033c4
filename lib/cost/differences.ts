import type { Plan } from '@/provider/facts/plans'

/** What some plans include and others do not, and what all of them do. */
export type Differences = { features: { name: string; has: boolean[] }[]; shared: string[] }

/**
 * Tells plans apart by what they list.
 *
 * @param plans in the order of the answers
 * @returns what only some of them have first, as their lists name it
 */
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
 * The plan that has all that another has, for as long, and costs less: nobody should find that out later.
 *
 * @param offer what somebody looks at, with what it comes to in all
 * @param others what is offered beside it
 * @returns the cheapest of those, with how much less it costs in whole pence; null where there is none
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
