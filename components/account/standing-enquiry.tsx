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
import type { Payment } from '@/lib/cost/cost-words'
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
  if (lead.status === 'closed')
    return (
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 text-muted">
        <NextStep words={nextStep(lead)} />
        {children}
      </div>
    )
  const path = present && atStart(present, lead.start)
  const isEnrolled = lead.status === 'enrolled'
  const payment = path && leadPayment(lead.selectedPlan, lead.billing, path)
  const isWhole =
    payment?.lines.length === 1 && payment.dueLine?.amount.startsWith(`${payment.lines[0]?.amount} `)
  const plan = plans.find(({ id }) => id === lead.selectedPlan)
  const hasClasses = !plan?.months
  const start = path && !path.hasStarted ? formatStart(path) : null
  const isCancelled = path?.starts?.some(
    ({ courseStart, state }) => courseStart === path.courseStart && state === 'cancelled',
  )
  const group = `enquiry-steps-${lead.id}`
  const isBefore = isEnrolled && path && (firstClass(path) ?? '') >= today() && !isCancelled
  const about = `your enquiry about ${name}`
  const welcome = `Welcome! ${hasClasses ? 'Your first class is' : 'You begin'} on ${start}.`
  const words = isEnrolled ? isBefore && welcome : nextStep(lead)
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div
          className={`grid justify-items-start gap-2 p-3.5 only:col-span-full md:p-5 ${surface(isEnrolled ? 'forest' : 'tinted')}`}
        >
          <NextStep words={words || ''} className="text-lead leading-snug font-semibold text-balance" />
          <p className="text-small empty:hidden">
            {plan && [plan.name, payment?.how.toLowerCase()].filter(Boolean).join(', ')}
          </p>
          {!isBefore && hasClasses && path?.classTimes && <p className="text-small">{path.classTimes}</p>}
          {lead.classroomUrl && (
            <a href={lead.classroomUrl} className={`mt-2 ${buttonStyle('action')}`}>
              Open the classroom
            </a>
          )}
        </div>
        {payment && (
          <dl className="max-md:border-t max-md:border-line max-md:pt-3">
            <dt className="text-small text-muted">{dueName(payment, isEnrolled)}</dt>
            <dd>
              {payment.dueLine && <p className="mb-2 display text-card">{payment.dueLine.amount}</p>}
              {isWhole ? (
                <p className="text-muted first-letter:uppercase">{payment.lines[0]?.words}</p>
              ) : (
                <PaymentLines lines={payment.lines} />
              )}
              <p className="mt-2 text-small text-muted">
                {isEnrolled
                  ? 'You pay in the way you agreed with admissions.'
                  : 'At today’s prices. You agree with admissions how to pay.'}
              </p>
            </dd>
          </dl>
        )}
      </div>
      <Steps
        steps={lead.steps.filter(({ at }) => at || lead.status)}
        due={lead.status === 'received' ? dueWords(lead) : ''}
        begin={start ? [hasClasses ? 'First class' : 'You begin', start] : null}
      />
      {isBefore && <Preparation path={path} hasClasses={hasClasses} />}
      <div className="-mb-2 flex flex-wrap items-baseline gap-x-5 border-t border-line pt-2 sm:gap-x-6">
        {lead.phoneEnding !== null && (
          <PhoneStep
            about={`for ${about}`}
            name={group}
            hidden={isCountry(lead.country) ? { ...hidden, country: lead.country } : hidden}
            answer={answer?.form === 'phone' ? answer : undefined}
          />
        )}
        {lead.withdrawnAt === null && !isEnrolled && (
          <EnquiryStep
            title="Withdraw"
            about={about}
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

function NextStep({ words, className }: { words: string; className?: string }) {
  const text = words || 'Any questions? Please call us.'
  return (
    <p className={className}>
      {text} {text.endsWith('call us.') && <PhoneLink className={`${linkStyle('inline')} inline-block`} />}
    </p>
  )
}

/** The name of a sum that is due, or that would be due if the learner took a place. */
function dueName({ dueLine, lines }: Payment, isEnrolled: boolean): string {
  if (isEnrolled) return dueLine?.words ?? 'What it costs'
  return `If you take a place${dueLine && lines.length > 1 ? ': first payment' : ''}`
}

function Preparation({ path, hasClasses }: { path: CareerPathSummary; hasClasses: boolean }) {
  return (
    <section>
      <h4 className="font-semibold">Before {hasClasses ? 'your first class' : 'you begin'}</h4>
      <dl className="mt-2 grid gap-x-8 gap-y-1 max-md:divide-y max-md:divide-line md:grid-cols-3">
        <Fact name="Have ready">{path.entryRequirements}</Fact>
        <Fact name="Keep free">{hasClasses && path.classTimes}</Fact>
        <Fact name="Read">
          <a href={`/careerpaths/${path.slug}/syllabus.pdf`} className={linkStyle('inline')}>
            The syllabus (PDF)
          </a>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:items-baseline max-md:py-1.5">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="leading-snug text-pretty">{children}</dd>
    </div>
  )
}
