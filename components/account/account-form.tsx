'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { EmailField } from '@/components/form/email-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Outcome } from '@/components/form/outcome'
import { useForm } from '@/components/form/use-form'
import { buttonStyle } from '@/components/ui/button'
import { ButtonSpinner } from '@/components/ui/spinner'
import type { FormState } from '@/lib/form/form'

type State = FormState<string>

type FormParts = {
  idOf: (field: string) => string
  field: (name: string) => { id: string; name: string; error?: string }
  errors: State['errors']
  email: ReactNode
}

type Props = {
  action: (state: State, form: FormData) => Promise<State>
  button: string
  onEmail?: (email: string) => void
  email?: string
  sent?: (state: State) => ReactNode
  /** If it returns a node for the errors, the node replaces the error summary. */
  notice?: (errors: State['errors']) => ReactNode
  intro?: ReactNode
  children?: (wired: FormParts) => ReactNode
  below?: ReactNode
}

const failed = 'There was an issue somewhere. Please refresh the page and try again'

/** The frame that the account forms share: error summary, failure message, email field and button. */
export function AccountForm({
  action,
  button,
  onEmail,
  sent,
  notice,
  intro,
  children,
  below,
  ...known
}: Props) {
  const { state, isPending, idOf, formProps } = useForm(action)
  const { status, values, errors } = state
  const field = (name: string) => ({ id: idOf(name), name, error: errors[name] })
  const emailInput = useRef<HTMLInputElement>(null)
  // Reports an address that the visitor typed before script loaded.
  useEffect(() => onEmail?.(emailInput.current?.value ?? ''), [onEmail])
  if (status === 'sent' && sent) return sent(state)

  const special = isPending ? null : notice?.(errors)
  const email = (
    <EmailField
      ref={emailInput}
      id={idOf('email')}
      label="Email"
      error={errors.email}
      values={{ ...known, ...values }}
      meant={state.meant}
      autoComplete="username"
      autoCapitalize="none"
      onChange={(event) => onEmail?.(event.target.value)}
    />
  )
  return (
    <form {...formProps} aria-busy={isPending} className="space-y-5">
      {status === 'idle' && intro}
      {status === 'failed' && !isPending && <Outcome isSuccess={false} text={failed} wait={state.wait} />}
      {status === 'invalid' &&
        !isPending &&
        (special || <ErrorSummary errors={errors as never} idOf={idOf} />)}
      {children ? children({ idOf, field, errors, email }) : email}
      <button type="submit" aria-disabled={isPending} className={`${buttonStyle('action')} w-full`}>
        {isPending && <ButtonSpinner />}
        {button}
      </button>
      <p role="status" className="sr-only">
        {isPending && 'Sending'}
      </p>
      {below}
    </form>
  )
}
