import { facts } from './provider-yaml'

export type Billing = 'monthly' | 'annually' | 'once'

export type Plan = {
  id: string
  group: string
  name: string
  /** Whole pence: per `unit` if the plan is billed monthly or annually, in total if it is billed once. */
  price: number
  /** Whole pence for a year that is paid at once, where a career path says so itself. */
  year?: number
  unit: string
  billing: Billing
  /** How long it lasts where that does not follow the classes of a path: it has none then. */
  months?: number
  /** How many times as long as a path says its classes go on. */
  times_as_long?: number
  badge?: string
  /** Whether its card stands out. */
  highlight: boolean
  summary: string
  features: readonly string[]
  button: string
}

const inPence = <T extends { price: number }>(plan: T) => ({ ...plan, price: Math.round(plan.price * 100) })

/** All plans, in the order in which the provider names them. */
export const plans: readonly Plan[] = facts.plans.map(inPence)

export const planIds = plans.map(({ id }) => id)

/** What an annual payment takes off a plan that is billed monthly, in per cent. */
export const annualSaving = facts.annual_saving

/**
 * Plans under the headings that they have on a career path.
 *
 * @param plans in their order
 */
export const groupsOf = (plans: readonly Plan[]) =>
  facts.plan_groups
    .map((group) => ({ ...group, plans: plans.filter((plan) => plan.group === group.id) }))
    .filter((group) => group.plans.length > 0)

/** The plans for people who are trained already: those of the group "packs", if there is one. */
export const projectPacks: readonly Plan[] = plans.filter(({ group }) => group === 'packs')

/** What a career path says that a plan costs there, in whole pence: `year` is one that is paid at once. */
export type OwnPrice = { plan: string; price: number; year: number | null }

/**
 * The plans as one career path offers them.
 *
 * @param own its prices, of which the first of a plan counts; where it says nothing, the provider's hold
 */
export function plansWith(own: readonly OwnPrice[] = []): readonly Plan[] {
  return plans.map((plan) => {
    const told = own.find(({ plan: id }) => id === plan.id)
    if (!told) return plan
    const { price, year } = told
    const isFit = year !== null && plan.billing === 'monthly' && year <= price * 12
    return { ...plan, price, ...(isFit && { year }) }
  })
}
