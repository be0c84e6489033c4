import type { ReactNode } from 'react'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import type { CareerPathSummary } from '@/lib/api/career-paths'
import type { OwnLead } from '@/lib/api/leads'
import { leadPayment } from '@/lib/cost/lead-payment'
import { isCountry } from '@/lib/form/phone'
import { callDay } from '@/lib/time/call-day'
import { formatDay, formatStart } from '@/lib/time/first-class'
import { today } from '@/lib/time/today'
import { site } from '@/provider/facts/site'
import { EnquiryStep } from './enquiry-step'
import { PhoneStep } from './phone-step'

type Props = {
  lead: OwnLead
  path: CareerPathSummary | undefined
  name: string
  hidden: Record<string, string | number>
  answer: FormOutcome | undefined
}

/** An open enquiry: its next step, its cost, its first class, and its two forms. */
export function StandingEnquiry({ lead, path, name, hidden, answer }: Props) {
  const payment = path && leadPayment(lead.selectedPlan, lead.billing, path)
  const start = path && !path.hasStarted ? formatStart(path) : null
  const group = `enquiry-steps-${lead.id}`
  const about = `of the enquiry about ${name}`
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
        <Fact name="What comes next">{nextOf(lead)}</Fact>
        {payment && (
          <Fact name="What it costs">
            {payment} <span className="text-muted">At today’s prices.</span>
          </Fact>
        )}
        {start && <Fact name="First class">{start}</Fact>}
      </dl>
      <div className="flex flex-wrap gap-3">
        {lead.phoneEnding !== null && (
          <PhoneStep
            about={about}
            name={group}
            hidden={isCountry(lead.country) ? { ...hidden, country: lead.country } : hidden}
            answer={answer?.form === 'phone' ? answer : undefined}
          />
        )}
        {lead.withdrawnAt === null && (
          <EnquiryStep
            title="Withdraw"
            about={`the enquiry about ${name}`}
            name={group}
            close="Keep it"
            action="/auth/account/withdraw"
            hidden={hidden}
            button="Yes, withdraw it"
          >
            <p>
              Withdraw your enquiry{path && ` about ${name}`}? We won’t call you about it.
              {lead.undoUntil !== undefined && ' You can undo it for ten minutes.'}
            </p>
          </EnquiryStep>
        )}
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="mt-0.5 text-pretty">{children}</dd>
    </div>
  )
}

function nextOf({ createdAt, phoneEnding }: OwnLead): string | null {
  const on = phoneEnding ? `on the number ending in ${phoneEnding}` : ''
  const sent = new Date(createdAt)
  const day = Number.isNaN(sent.getTime()) ? undefined : callDay(sent)
  if (!day) return on && `We’ll call you ${on}.`
  if (day < today()) return `Our call was due by ${formatDay(day)}. If you missed it, call us: ${site.phone}.`
  return `We’ll call you by ${formatDay(day)}${on && `, ${on}`}.`
}
