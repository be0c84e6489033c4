import type { ReactNode } from 'react'
import { type Cost, type Course, costOf } from '@/lib/cost/cost'
import { betterThan, differencesOf } from '@/lib/cost/plan-differences'
import { formatDay } from '@/lib/time/first-class'
import type { Plan } from '@/provider/facts/plans'
import { formatPence, type Period } from '@/provider/facts/price'

type Props = { plans: readonly Plan[]; slug: string; course: Course }
type Offer = { plan: Plan; monthly: Cost; annual: Cost }

export function PlanDifferences({ plans, slug, course }: Props) {
  if (plans.length < 2) return null
  const offers = plans.map((plan) => ({
    plan,
    monthly: costOf(plan, 'monthly', course),
    annual: costOf(plan, 'annual', course),
  }))
  const { features, shared } = differencesOf(plans)
  return (
    <section aria-labelledby={`${slug}-differences`} className="mt-14">
      <h3 id={`${slug}-differences`} className="text-heading">
        How the plans differ
      </h3>
      <table className="differences mt-5">
        <caption className="sr-only">
          What each plan costs in total, and what only some of them include
        </caption>
        <thead className="align-bottom leading-tight max-sm:text-[0.75rem]">
          <tr>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className="pb-2 font-semibold break-words">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {costRows.map((row) => (
          <CostRow key={row.name} row={row} offers={offers} />
        ))}
        {features.map(({ name, has }) => (
          <Row key={name} name={name} count={plans.length}>
            {has.map((isIn, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the plans never changes
              <td key={index} className={isIn ? 'bg-brand-tint font-semibold text-brand' : 'text-muted'}>
                {isIn ? 'Yes' : 'No'}
              </td>
            ))}
          </Row>
        ))}
      </table>
      {shared.length > 0 && (
        <p className="mt-4 text-small">
          <span className="font-semibold">In every plan:</span> {shared.join(', ')}.
        </p>
      )}
      <Better offers={offers} />
    </section>
  )
}

type CostText = { name: string; of: (cost: Cost) => string | null | undefined }

const costRows: CostText[] = [
  {
    name: 'Total until the classes end',
    of: ({ untilClasses }) => untilClasses && formatPence(untilClasses.pence),
  },
  { name: 'Total until the plan ends', of: ({ inAll }) => inAll && formatPence(inAll.pence) },
  { name: 'Payments', of: ({ inAll, each }) => inAll && `${inAll.payments} × ${formatPence(each)}` },
  { name: 'Ends automatically on', of: ({ dated }) => dated?.ends && formatDay(dated.ends, 'short') },
]

function CostRow({ row: { name, of }, offers }: { row: CostText; offers: Offer[] }) {
  const texts = offers.map(({ plan, monthly, annual }) => ({
    id: plan.id,
    plan,
    texts: [of(monthly), of(annual)],
  }))
  if (new Set(texts.flatMap(({ texts }) => texts)).size < 2) return null
  return (
    <Row name={name} count={offers.length}>
      {texts.map(({ id, plan, texts: [monthly, annual] }) => {
        const none = name === costRows[0]?.name && plan.months ? 'No classes' : 'Not known'
        return (
          <td key={id} className="align-top font-semibold">
            {monthly === annual ? (
              (monthly ?? <span className="font-normal text-muted">{none}</span>)
            ) : (
              <>
                <div data-period="monthly">{monthly ?? none}</div>
                <div data-period="annual">{annual ?? none}</div>
              </>
            )}
          </td>
        )
      })}
    </Row>
  )
}

// On a phone each name stands on a line above its cells.
function Row({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count} className="bg-paper py-1.5 font-normal text-muted">
          {name}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  )
}

function Better({ offers }: { offers: Offer[] }) {
  const [monthly, annual] = (['monthly', 'annual'] as const).map((period) => betterIn(offers, period))
  const isSame = JSON.stringify(monthly) === JSON.stringify(annual)
  if (isSame) return <Notes notes={monthly ?? []} />
  return (
    <>
      <Notes notes={monthly ?? []} period="monthly" />
      <Notes notes={annual ?? []} period="annual" />
    </>
  )
}

function Notes({ notes, period }: { notes: string[]; period?: Period }) {
  return notes.map((note) => (
    <p key={note} data-period={period} className="mt-2 text-small">
      <span className="font-semibold">Good to know:</span> {note}
    </p>
  ))
}

function betterIn(offers: Offer[], period: Period): string[] {
  const all = offers.map((offer) => lengthOf(offer.plan, offer[period]))
  return all.flatMap((offer) => {
    const better = betterThan(offer, all)
    if (!better) return []
    const { plan, saving } = better
    return [
      `${plan.name} includes everything in ${offer.plan.name}, lasts as long and costs ${formatPence(saving)} less.`,
    ]
  })
}

function lengthOf(plan: Plan, { inAll, rhythm }: Cost) {
  const payments = inAll?.payments ?? 0
  const months = { monthly: payments, yearly: payments * 12, once: plan.months ?? 0 }[rhythm]
  return { plan, months, pence: inAll?.pence ?? null }
}
