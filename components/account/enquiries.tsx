import type { Route } from 'next'
import { Band } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { OwnLead, OwnLeads } from '@/lib/api/leads'
import { Enquiry } from './enquiry'

type Props = {
  /** Null when loading failed. */
  leads: OwnLeads | null
  page: number
  paths: CareerPathSummary[]
  answer: FormOutcome | null
}

export function Enquiries({ leads, page, paths, answer }: Props) {
  return (
    <Band tone="white" labelledBy="enquiries-heading" className="pt-4 pb-10 md:pt-7 md:pb-12">
      {leads === null && <Notice isError title="We couldn’t load your enquiries." />}
      {leads?.leads.length === 0 && (
        <Notice title="You haven’t made an enquiry with this email address yet.">
          <Link href="/careerpaths" className={linkStyle('inline')}>
            Find a career path
          </Link>
          , and admissions will call you.
        </Notice>
      )}
      {leads && leads.leads.length > 0 && (
        <ul className="space-y-6">
          {enrolledFirst(leads.leads).map((lead) => (
            <Enquiry
              key={lead.id}
              lead={lead}
              path={paths.find(({ careerName }) => careerName === lead.careerPathName)}
              page={page}
              answer={answer?.lead === lead.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
      <Pages page={page} hasNext={leads?.hasNext ?? false} />
    </Band>
  )
}

const enrolledFirst = (leads: OwnLead[]) =>
  leads.toSorted((a, b) => Number(b.status === 'enrolled') - Number(a.status === 'enrolled'))

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
