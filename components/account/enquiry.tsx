import { buttonStyle } from '@/components/ui/button'
import type { OwnLeads } from '@/lib/api/leads'
import { plans } from '@/lib/provider/plans'
import { callDay } from '@/lib/provider/reply'
import { site } from '@/lib/provider/site'
import { today } from '@/lib/provider/today'
import { formatDate } from '@/lib/time/dates'
import { formatDay } from '@/lib/time/first-class'

type Lead = OwnLeads['leads'][number]

/** One enquiry: when, for which path, with which plan, under which reference, how it stands, and how to withdraw it. */
export function Enquiry({ lead, isKnown }: { lead: Lead; isKnown: boolean }) {
  const { id, createdAt, careerPathName, selectedPlan, reference, withdrawnAt } = lead
  const name = isKnown ? careerPathName : 'A career path'
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr_1fr_auto] sm:items-baseline">
      <time dateTime={createdAt} className="text-muted">
        {formatDate(createdAt)}
      </time>
      <strong className="font-semibold">{name}</strong>
      <span>{plans.find((plan) => plan.id === selectedPlan)?.name}</span>
      {reference && <span className="whitespace-nowrap text-muted">Reference {reference}</span>}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 sm:col-span-3 sm:col-start-2">
        <p>{stateOf(lead)}</p>
        {withdrawnAt === null && (
          <form action="/auth/account/withdraw" method="post">
            <input type="hidden" name="lead" value={id} />
            <button type="submit" className={buttonStyle('outline', 'small')}>
              Withdraw<span className="sr-only"> the enquiry about {name}</span>
            </button>
          </form>
        )}
      </div>
    </li>
  )
}

function stateOf({ createdAt, withdrawnAt }: Lead): string | null {
  if (withdrawnAt) return `Withdrawn on ${formatDate(withdrawnAt)}. Nobody calls you about it.`
  const sent = new Date(createdAt)
  const day = Number.isNaN(sent.getTime()) ? undefined : callDay(sent)
  if (!day) return null
  if (day >= today()) return `We call you by ${formatDay(day)}.`
  return `Our call was due by ${formatDay(day)}. If you have missed it, ring us: ${site.phone}.`
}
