import type { ReactNode } from 'react'
import { PaymentLines } from '@/components/form/payment-lines'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import { dueWords, nextStep } from '@/lib/account/next-step'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { OwnLead } from '@/lib/api/leads'
import { leadPayment } from '@/lib/cost/lead-payment'
import { firstClass, formatStart } from '@/lib/time/first-class'
import { atStart } from '@/lib/time/starts'
import { today } from '@/lib/time/today'
import { Steps } from './steps'

type Props = { lead: OwnLead; path: CareerPathSummary | undefined }

/** An enquiry that is not withdrawn: its timeline, its next step and its cost. */
export function StandingEnquiry({ lead, path: present }: Props) {
  const next = nextStep(lead)
  // Where the words ask for a call, the number follows.
  const step = /call us\.$/.test(next) ? (
    <>
      {next} <PhoneLink className={`${linkStyle('inline')} inline-block`} />
    </>
  ) : (
    next
  )
  if (lead.status === 'closed') return <p className="text-muted">{step}</p>
  const path = present && atStart(present, lead.start)
  const isEnrolled = lead.status === 'enrolled'
  const payment = path && leadPayment(lead.selectedPlan, lead.billing, path)
  const start = path && !path.hasStarted ? formatStart(path) : null
  const isCancelled = path?.starts?.some(
    ({ courseStart, state }) => courseStart === path.courseStart && state === 'cancelled',
  )
  const isComing = path && (firstClass(path) ?? '') >= today() && !isCancelled
  return (
    <>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 ${surface(isEnrolled ? 'forest' : 'tinted')}`}
      >
        <p className="text-lead leading-snug font-semibold">
          {step}
          {isEnrolled && isComing && ` Your first class is on ${start}.`}
        </p>
        {lead.classroomUrl && (
          <a href={lead.classroomUrl} className={buttonStyle('action')}>
            Open the classroom
          </a>
        )}
      </div>
      <Steps
        steps={lead.steps.filter(({ at }) => at || lead.status)}
        due={lead.status === 'received' ? dueWords(lead) : ''}
        firstClass={start}
      />
      <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-4 empty:hidden lg:grid-cols-5">
        {payment && (
          <Fact name="What it costs" className="lg:col-span-3">
            <PaymentLines payment={payment} />
            <p className="text-muted">At today’s prices.</p>
          </Fact>
        )}
        <Fact name="Classes" className="lg:col-span-2">
          {path?.classTimes}
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={className}>
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-xl text-small text-pretty lg:pe-10">{children}</dd>
    </div>
  )
}
