import type { Route } from 'next'
import { FocusBox } from '@/components/form/focus-box'
import { FormAlert } from '@/components/form/form-alert'
import { Band, BandHeading } from '@/components/ui/band'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { OwnLeads } from '@/lib/api/leads'
import { Enquiry } from './enquiry'

type Props = {
  /** Null where they could not be read. */
  leads: OwnLeads | null
  /** Counted from 1. */
  page: number
  /** The names of the career paths that there are: a lead may have been sent by anybody, with any words in it. */
  known: string[]
  /** What came of a withdrawal that has just been sent. */
  withdrawal?: string
}

/** The leads sent with the visitor's address, and how each of them stands. */
export function Enquiries({ leads, page, known, withdrawal }: Props) {
  return (
    <Band tone="white" labelledBy="enquiries-heading" className="py-12 md:py-16">
      <BandHeading id="enquiries-heading" title="Your enquiries" />
      {withdrawal === 'sent' && (
        <FocusBox role="status" className="mt-4 font-semibold outline-none">
          Your enquiry is withdrawn. Nobody calls you about it.
        </FocusBox>
      )}
      {withdrawal && withdrawal !== 'sent' && (
        <div className="mt-4 max-w-measure">
          <FormAlert>It could not be withdrawn just now. Please try again, or ring us.</FormAlert>
        </div>
      )}
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
          {leads.leads.map((lead) => (
            <Enquiry key={lead.id} lead={lead} isKnown={known.includes(lead.careerPathName)} />
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
