import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Steps } from '@/components/account/steps'
import { AsidePage } from '@/components/page/aside-page'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { Link, linkStyle } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { nextStep } from '@/lib/account/next-step'
import { valueIn } from '@/lib/api/answer'
import { listCareerPaths } from '@/lib/api/content'
import { findEnquiry, type OwnLead } from '@/lib/api/leads'
import { log } from '@/lib/log'
import { readMailLink } from '@/lib/privacy/mail-links'
import { formatDate } from '@/lib/time/dates'
import { plans } from '@/provider/facts/plans'
import { site } from '@/provider/facts/site'

export const instant = false

export const metadata: Metadata = { title: `Your enquiry | ${site.name}`, robots: { index: false } }

/** Shows an enquiry's progress to anybody with the confirmation's link. It repeats nothing that was typed. */
export default async function EnquiryPage({ searchParams }: PageProps<'/enquiry'>) {
  await connection()
  const query = Object.entries(await searchParams).map(([name, value]) => [name, String(value)])
  const id = readMailLink('enquiry', new URLSearchParams(query))
  const enquiry = id === null ? null : await read(Number(id))
  return (
    <AsidePage title="Your enquiry" slug="enquiry-data">
      {enquiry === 'away' ? (
        <Notice isError title="We couldn’t load your enquiry." />
      ) : enquiry ? (
        <Found enquiry={enquiry} />
      ) : (
        <Notice title="This link is incomplete, or it has expired.">
          Open it again from our email, or call us: {site.phone}.
        </Notice>
      )}
    </AsidePage>
  )
}

async function Found({ enquiry }: { enquiry: OwnLead }) {
  const { careerPathName, selectedPlan, createdAt, withdrawnAt, steps, classroomUrl } = enquiry
  const path = valueIn(await listCareerPaths())?.find(({ careerName }) => careerName === careerPathName)
  const plan = plans.find(({ id }) => id === selectedPlan)
  return (
    <div className="space-y-6">
      <p>
        {path ? (
          <Link href={`/careerpaths/${path.slug}`} className={linkStyle('inline')}>
            {path.careerName}
          </Link>
        ) : (
          'A career path'
        )}
        {plan && `, ${plan.name}`}. Sent on {formatDate(createdAt)}.
      </p>
      {withdrawnAt ? (
        <p className="font-semibold">Withdrawn on {formatDate(withdrawnAt)}. We won’t call you about it.</p>
      ) : (
        <>
          <Steps steps={steps} />
          <p>
            {nextStep({ ...enquiry, phoneEnding: null })} Admissions:{' '}
            <PhoneLink className={linkStyle('inline')} />
          </p>
        </>
      )}
      {classroomUrl && (
        <a href={classroomUrl} className={buttonStyle('action')}>
          Open the classroom
        </a>
      )}
      {!withdrawnAt && (
        <p className="text-small text-muted">
          <Link href="/auth/login" className={linkStyle('inline')}>
            Sign in
          </Link>{' '}
          with the same email address to change your number or to withdraw it.
        </p>
      )}
    </div>
  )
}

async function read(id: number): Promise<OwnLead | 'away' | null> {
  try {
    return await findEnquiry(id)
  } catch (error) {
    log('error', 'enquiry_failed', { reason: (error as Error).message })
    return 'away'
  }
}
