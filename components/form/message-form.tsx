'use client'

import type { ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { ButtonSpinner } from '@/components/ui/spinner'
import type { FormState } from '@/lib/form/form'
import { BotChecks } from './bot-checks'
import { Campaign } from './campaign'
import { CountryField } from './country-field'
import { EmailField } from './email-field'
import { ErrorSummary } from './error-summary'
import { Field, TextField } from './field'
import { HiddenFields } from './hidden-fields'
import { Outcome } from './outcome'
import { TextArea } from './text-area'
import { useForm } from './use-form'

type Props = {
  action: (state: FormState<string>, form: FormData) => Promise<FormState<string>>
  fields: readonly FormField[]
  hidden?: Record<string, string>
  countries?: string[] | null
  question?: string
  button: string
  sent: string
  children?: ReactNode
}

const widthOf = ({ isWide, isHalf }: FormField) =>
  isWide ? 'col-span-2' : isHalf ? undefined : 'max-sm:col-span-2'

/** A short form, such as the contact form. Once it is sent, `sent` replaces it. */
export function MessageForm({ action, fields, hidden = {}, button, sent, children, ...more }: Props) {
  const { state, isPending, idOf, formProps } = useForm(action)
  const { status, values, errors } = state

  const failed = 'Oops...Something went wrong, please refresh the page and try again.'
  if (status === 'sent') {
    const { callWords, reference, reach } = state
    return (
      <>
        <Outcome isSuccess text={state.text ?? sent} {...{ callWords, reference, reach }} />
        {children}
      </>
    )
  }
  return (
    <form {...formProps} aria-busy={isPending} className="space-y-4 sm:space-y-6">
      {status === 'failed' && !isPending && (
        <Outcome isSuccess={false} text={state.text ?? failed} wait={state.wait} />
      )}
      {status === 'invalid' && !isPending && (
        <ErrorSummary errors={errors as Record<string, string>} idOf={idOf} />
      )}
      <HiddenFields fields={hidden} />
      <BotChecks />
      <Campaign />
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-3.5 sm:gap-5">
        {fields.map((field) => (
          <div key={field.name} className={widthOf(field)}>
            <MessageField
              {...field}
              {...more}
              id={idOf(field.name)}
              values={values}
              meant={state.meant}
              error={errors[field.name]}
            />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isPending && 'Sending'}
      </p>
      <button type="submit" aria-disabled={isPending} className={`${buttonStyle('action')} w-full sm:w-auto`}>
        {isPending && <ButtonSpinner />}
        {button}
      </button>
    </form>
  )
}

type FormField = {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'text-area' | 'country'
  autoComplete?: string
  required?: boolean
  /** Takes the form's full width. */
  isWide?: boolean
  isHalf?: boolean
}

type FieldProps = FormField & {
  id: string
  values: FormState<string>['values']
  meant?: string
  error?: string
  countries?: string[] | null
  question?: string
}

function MessageField({
  id,
  name,
  label,
  hint,
  type = 'text',
  autoComplete,
  required,
  values,
  meant,
  error,
  ...country
}: FieldProps) {
  const value = values[name]
  const { countries, question = 'Choose a country' } = country
  if (type === 'country') return <CountryField {...{ id, value, error, required, countries, question }} />
  if (type === 'email') return <EmailField {...{ id, label, error, values, meant, autoComplete }} />
  const field = { id, label, hint, error, required }
  const input = { name, defaultValue: value, autoComplete }
  if (type !== 'text-area') return <TextField {...field} {...input} type={type} />
  return <Field {...field}>{(wiring) => <TextArea {...wiring} {...input} rows={3} />}</Field>
}
