import type { FormOutcome } from '@/lib/account/answer-cookie'
import type { OwnLead } from '@/lib/api/leads'
import { isCountry } from '@/lib/form/phone'
import { EnquiryStep } from './enquiry-step'
import { PhoneStep } from './phone-step'

type Props = {
  lead: OwnLead
  name: string
  hidden: Record<string, string | number>
  answer: FormOutcome | undefined
}

/** The forms that change the number to call, and that withdraw the enquiry before it is an enrolment. */
export function EnquiryForms({ lead, name, hidden, answer }: Props) {
  const group = `enquiry-steps-${lead.id}`
  return (
    <>
      {lead.phoneEnding !== null && (
        <PhoneStep
          about={`for your enquiry about ${name}`}
          name={group}
          hidden={isCountry(lead.country) ? { ...hidden, country: lead.country } : hidden}
          answer={answer?.form === 'phone' ? answer : undefined}
        />
      )}
      {lead.withdrawnAt === null && lead.status !== 'enrolled' && (
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
            Withdraw your enquiry? We won’t call you about it.
            {lead.undoUntil !== undefined && ' You’ll have ten minutes to undo this.'}
          </p>
        </EnquiryStep>
      )}
    </>
  )
}
