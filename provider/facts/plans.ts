import { facts } from './provider-yaml'

export type Billing = 'monthly' | 'annually' | 'once'

export type Plan = {
  id: string
  group: string
  name: string
  /** Pence: per `unit` for monthly and annual billing, the total for a plan paid once. */
  price: number
  /** Pence for a year that is paid at once, when a path sets this price. */
  year?: number
  unit: string
  billing: Billing
  /** Months that the plan lasts, when that does not depend on the classes. */
  months?: number
  /** The plan lasts this many times as long as the path. */
  times_as_long?: number
  badge?: string
  /** Its card stands out. */
  highlight: boolean
  summary: string
  features: readonly string[]
  button: string
}

const inPence = <T extends { price: number }>(plan: T) => ({ ...plan, price: Math.round(plan.price * 100) })

export const plans: readonly Plan[] = facts.plans.map(inPence)

export const planIds = plans.map(({ id }) => id)

/** Per cent off a monthly plan when a year is paid at once. */
export const annualSaving = facts.annual_saving

/** The groups in their own order, each with its plans. Empty groups are left out. */
export const groupsOf = (plans: readonly Plan[]) =>
  facts.plan_groups
    .map((group) => ({ ...group, plans: plans.filter((plan) => plan.group === group.id) }))
    .filter((group) => group.plans.length > 0)

/** The group "packs": for people who are trained already. */
export const projectPacks: readonly Plan[] = plans.filter(({ group }) => group === 'packs')

/** A path's own prices, in pence. */
export type OwnPrice = { plan: string; price: number; year: number | null }

/** All plans with a path's own prices, or else the provider's. Of two prices for one plan, the first counts. */
export function plansWith(own: readonly OwnPrice[] = []): readonly Plan[] {
  return plans.map((plan) => {
    const told = own.find(({ plan: id }) => id === plan.id)
    if (!told) return plan
    const { price, year } = told
    const isFit = year !== null && plan.billing === 'monthly' && year <= price * 12
    return { ...plan, price, ...(isFit && { year }) }
  })
}
