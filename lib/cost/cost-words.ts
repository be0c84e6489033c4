import { formatDate } from '@/lib/time/dates'
import { formatDay } from '@/lib/time/first-class'
import type { Plan } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'
import type { Contract } from '@/provider/fields/enrolment-contract'
import type { Cost, Total } from './cost'
import type { Cheaper, Rhythms } from './rhythms'

export type CostLine = { amount: string; words: string }

/** The total in a line or two; empty if it is unknown. */
export function costLines(plan: Plan, cost: Cost): CostLine[] {
  const { rhythm, inAll, untilClasses } = cost
  if (!inAll) return untilClasses ? [line(untilClasses, 'for the classes')] : []
  if (rhythm !== 'monthly') return [line(inAll, `in total${lastingWords(plan, cost)}`)]
  if (!untilClasses) return [line(inAll, 'in total')]
  if (untilClasses.payments === inAll.payments) return [line(inAll, 'in total, for the classes')]
  return [line(untilClasses, 'for the classes'), line(inAll, 'if you stay on for recruitment support')]
}

const line = ({ pence, payments }: Total, words: string): CostLine => ({
  amount: formatPence(pence),
  words: `${words} (${paymentsWords(payments)})`,
})

function lastingWords(plan: Plan, { untilClasses, hasSupport, dated }: Cost): string {
  const what = untilClasses && hasSupport ? ', for classes and support' : ''
  if (dated?.ends) return `${what} until ${formatDate(dated.ends)}`
  return plan.months ? ` for ${plan.months} months` : what
}

const paymentsWords = (payments: number) => (payments === 1 ? 'one payment' : `${payments} payments`)

/** Empty for a single payment, whose terms already state the amount. */
export function totalWords({ rhythm, inAll, untilClasses }: Cost): string {
  if (!inAll || (rhythm !== 'monthly' && inAll.payments === 1)) return ''
  const all = formatPence(inAll.pence)
  if (rhythm === 'yearly' || !untilClasses || untilClasses.pence === inAll.pence) return `In total ${all}.`
  return `In total ${formatPence(untilClasses.pence)}, or ${all} if you stay on for recruitment support.`
}

/** A sentence about the end of a plan. */
export function afterwardsWords({ rhythm, dated }: Cost): string {
  const last = dated?.payments.at(-1)
  if (!dated?.ends || !last) return 'Nothing renews automatically.'
  const none =
    rhythm === 'monthly' ? `your last payment is on ${formatDate(last.date)}` : 'there’s nothing more to pay'
  return `Nothing renews automatically: your plan ends on ${formatDate(dated.ends)}, and ${none}.`
}

/** `answer` names the cheaper rhythm and the saving; `monthly` and `annual` say the total of each. */
export function rhythmWords({ monthly, annual, untilClasses, inAll, annualFrom }: Rhythms) {
  const until = monthly.untilClasses && monthly.untilClasses.payments !== monthly.inAll?.payments
  const byMonth = until
    ? `${pounds(monthly.untilClasses)} for the classes, or ${pounds(monthly.inAll)} if you stay on for recruitment support`
    : `${pounds(monthly.inAll)} in total`
  const from = annualFrom
    ? ` Paying for a year up front costs less if you pay for ${annualFrom} months or more.`
    : ''
  return {
    answer:
      until && untilClasses.period !== inAll.period ? changing(untilClasses, inAll) : steady(inAll, !!until),
    monthly: `Paying monthly comes to ${byMonth}.${from}`,
    annual: `A year up front is ${pounds(annual.inAll)}.${from}`,
  }
}

const pounds = (total: Total | null) => formatPence(total?.pence ?? 0)

const steady = ({ period, saving }: Cheaper, isSupported: boolean) =>
  ({
    monthly: `Paying monthly is ${formatPence(saving)} cheaper than a year up front${isSupported ? ', even if you stay on for recruitment support' : ''}.`,
    annual: `Paying for a year up front is ${formatPence(saving)} cheaper than paying monthly.`,
    same: 'Both ways of paying cost the same for a path of this length.',
  })[period]

function changing(untilClasses: Cheaper, inAll: Cheaper): string {
  const cheaper = {
    monthly: 'paying monthly is cheaper',
    annual: 'paying for a year up front is cheaper',
    same: 'both cost the same',
  }
  return `For the classes alone, ${cheaper[untilClasses.period]}. If you stay on for recruitment support, ${cheaper[inAll.period]}.`
}

/** `how` names the rhythm, `lines` are the totals. Without a start, `due` is empty and has no `dueLine`. */
export type Payment = { how: string; lines: CostLine[]; due: string; dueLine?: CostLine; months?: number }

/** Null if the total is unknown. */
export function paymentOf(plan: Plan, cost: Cost): Payment | null {
  const lines = costLines(plan, cost)
  if (lines.length === 0) return null
  const how = { monthly: 'Paid monthly', yearly: 'Paid annually', once: 'Paid once' }[cost.rhythm]
  const [first, second] = cost.dated?.payments ?? []
  if (!first) return { how, lines, due: '' }
  const day = formatDay(first.date)
  const amount = `${formatPence(first.pence)} on ${day}`
  if (!second) return { how, lines, due: `Due on ${day}`, dueLine: { amount, words: 'Due' } }
  return { how, lines, due: `First payment: ${amount}`, dueLine: { amount, words: 'First payment' } }
}

/** The payment in a sentence or two; empty if it is unknown. */
export function paymentWords(payment: Payment | null): string {
  if (!payment) return ''
  const { how, lines, due } = payment
  const amounts = lines.map(({ amount, words }) => `${amount} ${words}`).join('; ')
  return [`${how}: ${amounts}.`, due && `${due}.`].filter(Boolean).join(' ')
}

type Rule = { id: Cost['rhythm']; name: string; text: string }

/** How refunds work after the days of the right to cancel, for each rhythm that has a rule. */
export function stoppingRules({ stopping }: Contract): Rule[] {
  const { monthly, annually, once } = stopping
  const share = 'we refund the share of the plan that we have not yet provided.'
  const rules: (Rule | undefined)[] = [
    monthly && { id: 'monthly', name: 'Billed monthly', text: monthlyRule(monthly.notice_days) },
    annually && { id: 'yearly', name: 'Billed annually', text: annualRule(annually) },
    once && { id: 'once', name: 'Paid once', text: share },
  ]
  return rules.filter((rule) => !!rule)
}

function monthlyRule(notice: number): string {
  const when = notice === 0 ? 'before' : `at least ${inDays(notice)} before`
  return `tell us ${when} the next payment is due. Your plan ends with the month you have paid for.`
}

function annualRule({ notice_days, used_months }: NonNullable<Contract['stopping']['annually']>): string {
  const notice = notice_days === 0 ? 'tell us' : `give us ${inDays(notice_days)}’ notice`
  const left = notice_days === 0 ? 'that day' : 'the notice period'
  const used =
    used_months === 'monthly-price'
      ? ' If paying annually cost you less, the months you’ve used are charged at the monthly price.'
      : ''
  return `${notice}. We refund any full months left after ${left}.${used}`
}

const inDays = (days: number) => `${days} day${days === 1 ? '' : 's'}`
