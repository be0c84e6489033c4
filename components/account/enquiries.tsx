import { Band, BandHeading } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { OwnLead } from '@/lib/api/leads'
import { plans } from '@/lib/provider/plans'
import { formatDate } from '@/lib/time/dates'

/** The leads sent with the visitor's address: when, for which path and with which plan. Null where they could not be read. */
export function Enquiries({ leads }: { leads: OwnLead[] | null }) {
  return (
    <Band tone="white" labelledBy="enquiries-heading" className="py-12 md:py-16">
      <BandHeading id="enquiries-heading" title="Your enquiries" />
      {leads === null && (
        <div className="mt-8">
          <Notice isError title="Your enquiries could not be loaded.">
            Please try again in a minute.
          </Notice>
        </div>
      )}
      {leads?.length === 0 && (
        <div className="mt-8">
          <Notice title="You have not enquired yet with this address.">
            <Link href="/careerpaths" className={linkStyle('inline')}>
              Find a career path
            </Link>
            , and admissions will call you.
          </Notice>
        </div>
      )}
      {leads && leads.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {leads.map(({ id, createdAt, careerPathName, selectedPlan }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr_1fr] sm:items-baseline"
            >
              <time dateTime={createdAt} className="text-muted">
                {formatDate(createdAt)}
              </time>
              <strong className="font-semibold">{careerPathName}</strong>
              <span>{plans.find((plan) => plan.id === selectedPlan)?.name ?? selectedPlan}</span>
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
