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
import { mondayOf } from '@/lib/time/weeks'
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
  const isWhole =
    payment?.lines.length === 1 && payment.dueLine?.amount.startsWith(`${payment.lines[0]?.amount} `)
  const plan = plans.find(({ id }) => id === lead.selectedPlan)
  const start = path && !path.hasStarted ? formatStart(path) : null
  const isCancelled = path?.starts?.some(
    ({ courseStart, state }) => courseStart === path.courseStart && state === 'cancelled',
  )
  const group = `enquiry-steps-${lead.id}`
  const isComing = path && (firstClass(path) ?? '') >= today() && !isCancelled
  const isFar = isComing && today() < (mondayOf(firstClass(path) ?? '', -1) ?? '')
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
          <a
            href={lead.classroomUrl}
            className={buttonStyle(isFar && isEnrolled ? 'outline-forest' : 'action')}
          >
            Open the classroom
          </a>
        )}
      </div>
      <Steps
        steps={lead.steps.filter(({ at }) => at || lead.status)}
        due={lead.status === 'received' ? dueWords(lead) : ''}
        firstClass={start}
      />
      <dl className="grid gap-x-8 gap-y-4 border-line empty:hidden md:grid-cols-2 md:border-t md:pt-5 md:grid-rows-[auto_1fr]">
        {payment && (
          <div className={`col-span-full p-4 md:col-[2] md:row-[1/3] ${surface('sunken')}`}>
            <dt className="text-small text-muted">{payment.dueLine?.words ?? 'What it costs'}</dt>
            <dd>
              {payment.dueLine && <p className="mb-3 display text-card">{payment.dueLine.amount}</p>}
              {isWhole ? (
                <p className="text-muted first-letter:uppercase">{payment.lines[0]?.words}</p>
              ) : (
                <PaymentLines lines={payment.lines} />
              )}
              {!isEnrolled && <p className="mt-2 text-small text-muted">At today’s prices.</p>}
            </dd>
          </div>
        )}
        {plan && (
          <Fact name="Plan">
            {plan.name}
            {payment && <p className="text-small text-muted">{payment.how}</p>}
          </Fact>
        )}
        <Fact name="Classes">{path?.classTimes}</Fact>
      </dl>
      <div className="-mb-2 flex flex-wrap items-baseline gap-x-6 max-sm:order-1 border-t border-line pt-2">
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
