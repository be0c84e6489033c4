'use client'

import { useId } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { TextField } from '@/components/form/field'
import type { FormOutcome } from '@/lib/account/answer-cookie'
import { EnquiryStep } from './enquiry-step'

type Props = {
  about: string
  name: string
  hidden: Record<string, string | number>
  answer: FormOutcome | undefined
}

export function PhoneStep({ about, name, hidden, answer }: Props) {
  const id = useId()
  const { errors = {}, values = {}, status } = answer ?? {}
  return (
    <EnquiryStep
      title="Change your phone number"
      about={about}
      name={name}
      isOpen={status === 'invalid' || status === 'failed'}
      close="Keep the current number"
      action="/auth/account/phone"
      hidden={hidden}
      button="Change your phone number"
    >
      {errors.phone && <ErrorSummary errors={{ phone: errors.phone }} idOf={() => id} />}
      <TextField
        id={id}
        label="New phone number"
        hint="We’ll call this number from now on."
        error={errors.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={values.phone}
        required
      />
    </EnquiryStep>
  )
}
