import { facts } from '@/provider/facts'

export type Billing = 'monthly' | 'annually' | 'once'

export type Plan = {
  id: string
  name: string
  /** Whole pence: per `unit` if the plan is billed monthly or annually, in total if it is billed once. */
  price: number
  unit: string
  billing: Billing
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

/** The plans under the headings that they have on a career path. */
export const planGroups = facts.plan_groups
  .map((group) => ({
    ...group,
    plans: facts.plans.filter((plan) => plan.group === group.id).map(inPence),
  }))
  .filter((group) => group.plans.length > 0)

/** The plans for people who are trained already: those of the group "packs", if there is one. */
export const projectPacks: readonly Plan[] = planGroups.find(({ id }) => id === 'packs')?.plans ?? []
