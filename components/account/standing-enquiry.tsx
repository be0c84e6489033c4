import type { ReactNode } from 'react'
import { PaymentLines } from '@/components/form/payment-lines'
import { PhoneLink } from '@/components/page/phone-link'
import { buttonStyle } from '@/components/ui/button'
import { linkStyle } from '@/components/ui/link'
import { surface } from '@/components/ui/surface'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import { dueWords, nextStep } from '@/lib/account/next-step'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { OwnLead } from '@/lib/api/leads'
import { leadPayment } from '@/lib/cost/lead-payment'
import { isCountry } from '@/lib/form/phone'
import { firstClass, formatStart } from '@/lib/time/first-class'
import { atStart } from '@/lib/time/starts'
import { today } from '@/lib/time/today'
import { EnquiryStep } from './enquiry-step'
import { PhoneStep } from './phone-step'
import { Steps } from './steps'

type Props = {
  lead: OwnLead
  path: CareerPathSummary | undefined
  name: string
  hidden: Record<string, string | number>
  answer: FormOutcome | undefined
}

/** An enquiry that is not withdrawn: its timeline, its next step, its cost, the number to call, and its two forms. */
export function StandingEnquiry({ lead, path: present, name, hidden, answer }: Props) {
  const path = present && atStart(present, lead.start)
  const isEnrolled = lead.status === 'enrolled'
  const payment = path && leadPayment(lead.selectedPlan, lead.billing, path)
  const start = path && !path.hasStarted ? formatStart(path) : null
  const isCancelled = path?.starts?.some(
    ({ courseStart, state }) => courseStart === path.courseStart && state === 'cancelled',
  )
  const isComing = path && (firstClass(path) ?? '') >= today() && !isCancelled
  const group = `enquiry-steps-${lead.id}`
  const about = `for your enquiry about ${name}`
  if (lead.status === 'closed')
    return (
      <p className="text-muted">
        {nextStep(lead)} Admissions: <PhoneLink className={`${linkStyle('inline')} inline-block`} />
      </p>
    )
  return (
    <>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-4 ${surface(isEnrolled ? 'forest' : 'tinted')}`}
      >
        <div className="space-y-1">
          <p className="text-lead leading-snug font-semibold">
            {nextStep(lead)}
            {isEnrolled && isComing && ` Your first class is on ${start}.`}
          </p>
          <p>
            Admissions: <PhoneLink className={`${linkStyle('inline')} inline-block`} />
          </p>
        </div>
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
      <div className="grid gap-x-8 gap-y-4 border-t border-line pt-4 not-has-[dt,details]:hidden lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <dl className="grid gap-y-4 empty:hidden lg:contents">
          {payment && (
            <Fact name="What it costs">
              <PaymentLines payment={payment} />
              <p className="text-muted">At today’s prices.</p>
            </Fact>
          )}
          <Fact name="Classes">{path?.classTimes}</Fact>
        </dl>
        <div className="-my-2 flex flex-wrap content-start gap-x-6 empty:hidden">
          {lead.phoneEnding !== null && (
            <PhoneStep
              about={about}
              name={group}
              hidden={isCountry(lead.country) ? { ...hidden, country: lead.country } : hidden}
              answer={answer?.form === 'phone' ? answer : undefined}
            />
          )}
          {lead.withdrawnAt === null && !isEnrolled && (
            <EnquiryStep
              title="Withdraw"
              about={`your enquiry about ${name}`}
              name={group}
              close="Keep it"
              action="/auth/account/withdraw"
              hidden={hidden}
              button="Yes, withdraw it"
            >
              <p>
                Withdraw your enquiry{path && ` about ${name}`}? We won’t call you about it.
                {lead.undoUntil !== undefined && ' You’ll have ten minutes to undo this.'}
              </p>
            </EnquiryStep>
          )}
        </div>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="lg:first:not-last:row-span-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-xl text-small text-pretty lg:pe-10">{children}</dd>
    </div>
  )
}
