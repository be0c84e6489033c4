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
import { plans } from '@/provider/facts/plans'
import { EnquiryStep } from './enquiry-step'
import { PhoneStep } from './phone-step'
import { Steps } from './steps'

type Props = {
  lead: OwnLead
  path: CareerPathSummary | undefined
  name: string
  hidden: Record<string, string | number>
  answer: FormOutcome | undefined
  /** When the enquiry was sent, at the end of the card's foot. */
  children: ReactNode
}

/** An enquiry that is not withdrawn: its timeline, its next step, its cost, and its two forms. */
export function StandingEnquiry({ lead, path: present, name, hidden, answer, children }: Props) {
  const next = nextStep(lead) || 'Any questions? Please call us.'
  const step = (
    <>
      {next} {next.endsWith('call us.') && <PhoneLink className={`${linkStyle('inline')} inline-block`} />}
    </>
  )
  if (lead.status === 'closed')
    return (
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 text-muted">
        <p>{step}</p>
        {children}
      </div>
    )
  const path = present && atStart(present, lead.start)
  const isEnrolled = lead.status === 'enrolled'
  const payment = path && leadPayment(lead.selectedPlan, lead.billing, path)
  const plan = plans.find(({ id }) => id === lead.selectedPlan)
  const start = path && !path.hasStarted ? formatStart(path) : null
  const isCancelled = path?.starts?.some(
    ({ courseStart, state }) => courseStart === path.courseStart && state === 'cancelled',
  )
  const group = `enquiry-steps-${lead.id}`
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
      <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-5 empty:hidden md:grid-cols-3">
        {plan && (
          <Fact name="Plan">
            {plan.name}
            {payment && <p className="text-small text-muted">{payment.how}</p>}
          </Fact>
        )}
        {payment && (
          <Fact name="What it costs">
            <PaymentLines payment={payment} />
            {!isEnrolled && <p className="text-small text-muted">At today’s prices.</p>}
          </Fact>
        )}
        <Fact name="Classes">{path?.classTimes}</Fact>
      </dl>
      <div className="-mb-2 flex flex-wrap items-baseline gap-x-6 border-t border-line pt-2">
        {lead.phoneEnding !== null && (
          <PhoneStep
            about={`for your enquiry about ${name}`}
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
        {children}
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="max-w-xl text-pretty">{children}</dd>
    </div>
  )
}
