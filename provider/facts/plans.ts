import type { Plan as PlanFields } from '@/provider/kinds/plan'
import { facts } from './provider-yaml'

/** `price` is in pence: per `unit` for monthly and annual billing, the total for a plan paid once. */
export type Plan = PlanFields & {
  /** Pence for a year that is paid at once, when a path sets this price. */
  year?: number
}

const inPence = <T extends { price: number }>(plan: T) => ({ ...plan, price: Math.round(plan.price * 100) })

export const plans: readonly Plan[] = facts.plans.map(inPence)

export const planIds = plans.map(({ id }) => id)

/** Per cent off a monthly plan when a year is paid at once. */
export const annualSaving = facts.annual_saving

/** The provider's groups of plans, in the provider's order. Leaves out a group without plans. */
export const groupsOf = (plans: readonly Plan[]) =>
  facts.plan_groups
    .map((group) => ({ ...group, plans: plans.filter((plan) => plan.group === group.id) }))
    .filter((group) => group.plans.length > 0)

/** The plans of the group "packs", for people who are already trained. */
export const projectPacks: readonly Plan[] = plans.filter(({ group }) => group === 'packs')

/** A path's own prices, in pence. */
export type OwnPrice = { plan: string; price: number; year: number | null }

/** All plans. A price in `own` replaces the plan's usual one; of two for the same plan, the first counts. */
export function plansWith(own: readonly OwnPrice[] = []): readonly Plan[] {
  return plans.map((plan) => {
    const told = own.find(({ plan: id }) => id === plan.id)
    if (!told) return plan
    const { price, year } = told
    const isFit = year !== null && plan.billing === 'monthly' && year <= price * 12
    return { ...plan, price, ...(isFit && { year }) }
  })
}
