import type { Route } from 'next'
import { Band, BandHeading } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { OwnLeads } from '@/lib/api/leads'
import { plans } from '@/lib/provider/plans'
import { formatDate } from '@/lib/time/dates'

type Props = {
  /** Null where they could not be read. */
  leads: OwnLeads | null
  /** Counted from 1. */
  page: number
  /** The names of the career paths that there are: a lead may have been sent by anybody, with any words in it. */
  known: string[]
}

/** The leads sent with the visitor's address: when, for which path, with which plan and under which reference. */
export function Enquiries({ leads, page, known }: Props) {
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
      {leads?.leads.length === 0 && (
        <div className="mt-8">
          <Notice title="You have not enquired yet with this address.">
            <Link href="/careerpaths" className={linkStyle('inline')}>
              Find a career path
            </Link>
            , and admissions will call you.
          </Notice>
        </div>
      )}
      {leads && leads.leads.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {leads.leads.map(({ id, createdAt, careerPathName, selectedPlan, reference }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr_1fr_auto] sm:items-baseline"
            >
              <time dateTime={createdAt} className="text-muted">
                {formatDate(createdAt)}
              </time>
              <strong className="font-semibold">
                {known.includes(careerPathName) ? careerPathName : 'A career path'}
              </strong>
              <span>{plans.find((plan) => plan.id === selectedPlan)?.name}</span>
              {reference && <span className="whitespace-nowrap text-muted">Reference {reference}</span>}
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} hasNext={leads?.hasNext ?? false} />
    </Band>
  )
}

function Pages({ page, hasNext }: { page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Pages of your enquiries" className="mt-6 flex flex-wrap gap-x-8">
      {page > 1 && (
        <Link href={pageAddress(page - 1)} className={linkStyle('alone')}>
          Newer enquiries
        </Link>
      )}
      {hasNext && (
        <Link href={pageAddress(page + 1)} className={linkStyle('alone')}>
          Earlier enquiries
        </Link>
      )}
    </nav>
  )
}

const pageAddress = (page: number) => (page === 1 ? '/dashboard' : `/dashboard?page=${page}`) as Route
