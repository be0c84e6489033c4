import { facts } from './provider-yaml'

export type Billing = 'monthly' | 'annually' | 'once'

export type Plan = {
  id: string
  group: string
  name: string
  /** Pence: per `unit` for monthly and annual billing, the total for a plan paid once. */
  price: number
  /** Pence for a year at once, where a path has its own. */
  year?: number
  unit: string
  billing: Billing
  /** Months, where it does not follow the classes. */
  months?: number
  /** A multiple of a path's own length. */
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

/** Per cent off a monthly plan for a year at once. */
export const annualSaving = facts.annual_saving

/** In the plans' order. */
export const groupsOf = (plans: readonly Plan[]) =>
  facts.plan_groups
    .map((group) => ({ ...group, plans: plans.filter((plan) => plan.group === group.id) }))
    .filter((group) => group.plans.length > 0)

/** The group "packs": for people who are trained already. */
export const projectPacks: readonly Plan[] = plans.filter(({ group }) => group === 'packs')

/** A path's own prices, in pence. */
export type OwnPrice = { plan: string; price: number; year: number | null }

/** A path's plans. The first price of a plan counts; without one the provider's holds. */
export function plansWith(own: readonly OwnPrice[] = []): readonly Plan[] {
  return plans.map((plan) => {
    const told = own.find(({ plan: id }) => id === plan.id)
    if (!told) return plan
    const { price, year } = told
    const isFit = year !== null && plan.billing === 'monthly' && year <= price * 12
    return { ...plan, price, ...(isFit && { year }) }
  })
}
