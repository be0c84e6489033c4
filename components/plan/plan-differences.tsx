import { type Cost, type Course, costOf } from '@/lib/cost/cost'
import { formatDate } from '@/lib/time/dates'
import type { Plan } from '@/provider/facts/plans'
import { formatPence } from '@/provider/facts/price'

type Props = { plans: readonly Plan[]; slug: string; course: Course }

export function PlanDifferences({ plans, slug, course }: Props) {
  if (plans.length < 2) return null
  return (
    <section aria-labelledby={`${slug}-differences`} className="mt-10 md:mt-14">
      <h3 id={`${slug}-differences`} className="text-heading">
        Totals and dates
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keyboard */}
      <section className="differences" aria-label="The plans side by side" tabIndex={0}>
        <table>
          <caption className="sr-only">What each plan costs in total, and when it ends</caption>
          <thead>
            <tr>
              <td />
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {costRows.map((row) => (
              <CostRow key={row.name} row={row} plans={plans} course={course} />
            ))}
          </tbody>
        </table>
      </section>
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
  {
    name: 'Payments',
    of: ({ inAll, each }) => inAll && `${inAll.payments}\u00a0×\u00a0${formatPence(each)}`,
  },
  { name: 'Ends automatically on', of: ({ dated }) => dated?.ends && shortDate(dated.ends) },
]

// "23 Sep 2027": a phone shows three dates beside each other.
const shortDate = (date: string) => formatDate(date).replace(/(\p{L}{3})\p{L}+/u, '$1')

function CostRow({ row: { name, of }, plans, course }: Omit<Props, 'slug'> & { row: CostText }) {
  const texts = plans.map((plan) => [of(costOf(plan, 'monthly', course)), of(costOf(plan, 'annual', course))])
  if (new Set(texts.flat()).size < 2) return null
  return (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan, index) => {
        const [monthly, annual] = texts[index] ?? []
        const none = name === costRows[0]?.name && plan.months ? 'No classes' : 'Not known'
        return (
          <td key={plan.id}>
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
    </tr>
  )
}
