'use client'

import { useEffect } from 'react'
import { BotChecks } from '@/components/form/bot-checks'
import { Campaign } from '@/components/form/campaign'
import { ErrorSummary } from '@/components/form/error-summary'
import { FocusBox } from '@/components/form/focus-box'
import { Outcome } from '@/components/form/outcome'
import { useForm } from '@/components/form/use-form'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import type { LeadChoices } from '@/lib/cost/lead-choices'
import type { StartChoices } from '@/lib/time/starts'
import { EnrolFields } from './enrol-fields'
import { type EnrolReceipt, receiptOf } from './enrol-state'
import { leadTexts } from './lead-texts'
import { submitLead } from './submit-lead'

type Props = {
  careerPathName: string
  /** Null when loading failed, undefined while loading. */
  countries: string[] | null | undefined
  choices: LeadChoices
  starts: StartChoices
  chosenPlan: string
  /** The billing chosen beside the prices. Absent on the enrolment page, whose address contains it. */
  billing?: string
  onChoosePlan?: (plan: string) => void
  onProgress?: (progress: { type: 'touched' | 'sending' | 'sent' | 'failed' } & EnrolReceipt) => void
}

export function EnrolForm({ careerPathName, billing, onProgress, ...fields }: Props) {
  const { state, isPending, idOf, formProps } = useForm(submitLead)
  const { status, values, errors } = state
  const onTouch = () => onProgress?.({ type: 'touched' })

  useEffect(() => {
    if (isPending) onProgress?.({ type: 'sending' })
    else if (state.status === 'sent' || state.status === 'failed')
      onProgress?.({ type: state.status, ...receiptOf(state) })
  }, [isPending, state, onProgress])

  if (status === 'sent')
    return (
      <Outcome isSuccess text={leadTexts.sent} {...receiptOf(state)}>
        <div data-classes={state.payment ? !state.payment.months : undefined}>
          <a href="/dashboard" className={`${buttonStyle('action')} max-sm:w-full`}>
            Follow your enquiry
          </a>
          <p className="signed-out mt-2 text-small text-muted">
            You’ll sign in first, or create an account with the same email address.
          </p>
        </div>
      </Outcome>
    )
  return (
    <>
      {isPending && (
        <FocusBox role="status" label="Sending your details" className="outline-none">
          <Spinner text="Sending your details" />
        </FocusBox>
      )}
      <form
        {...formProps}
        onInput={onTouch}
        onKeyDown={onTouch}
        onPointerDown={onTouch}
        hidden={isPending}
        className="group space-y-6"
      >
        {status === 'failed' && !isPending && (
          <Outcome isSuccess={false} text={leadTexts.failed} wait={state.wait} />
        )}
        {status === 'invalid' && <ErrorSummary errors={errors} idOf={idOf} />}
        <input type="hidden" name="careerPathName" value={careerPathName} />
        {billing && <input type="hidden" name="billing" value={billing} />}
        <BotChecks />
        <Campaign />
        <EnrolFields values={values} errors={errors} meant={state.meant} idOf={idOf} {...fields} />
        <p className="text-small text-muted">
          You won’t be charged today. We’ll use these details to call you about your enrolment, as set out in
          our{' '}
          <a href="/privacy-policy" target="_blank" className={linkStyle('inline')} rel="noopener">
            privacy policy
            <Icon name="external" className="-me-0.5 ms-1 inline size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          .
        </p>
        <button type="submit" disabled={isPending} className={`${buttonStyle('action')} w-full`}>
          Enrol on {careerPathName}
        </button>
      </form>
    </>
  )
}
