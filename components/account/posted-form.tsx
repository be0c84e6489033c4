'use client'

import { type ReactNode, useId } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { FocusBox } from '@/components/form/focus-box'
import { FormAlert } from '@/components/form/form-alert'
import { buttonStyle } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { linkStyle } from '@/components/ui/link'
import type { FormOutcome } from '@/lib/account/answer-cookie'

type PostedParts = {
  field: (name: string) => { id: string; name: string; error?: string }
  values: FormOutcome['values']
}

type Props = {
  name: string
  button: string
  tone?: Parameters<typeof buttonStyle>[0]
  answer: FormOutcome | null
  sent?: string
  children?: (wired: PostedParts) => ReactNode
}

const idle: Omit<FormOutcome, 'form'> = { status: 'idle', values: {}, errors: {} }
const failed = 'There was an issue somewhere. Please refresh the page and try again'

/** The browser posts the form. The page that it then loads reads the outcome from a cookie (docs/decisions/001). */
export function PostedForm({ name, button, tone = 'brand', answer, sent, children }: Props) {
  const { status, values, errors } = answer?.form === name ? answer : idle
  const id = useId()
  const idOf = (field: string) => `${id}-${field}`
  const field = (name: string) => ({ id: idOf(name), name, error: errors[name] })
  const form = (
    <form
      id={name}
      action={`/auth/account/${name}`}
      method="post"
      className="scroll-mt-24 space-y-5 in-[details]:mt-5 in-[details]:max-w-md"
    >
      {status === 'sent' && (
        <FocusBox
          role="status"
          className="rounded-control border-2 border-brand bg-brand-tint p-4 font-semibold outline-none"
        >
          {sent}
        </FocusBox>
      )}
      {(status === 'failed' || errors.form) && <FormAlert>{errors.form ?? failed}</FormAlert>}
      {status === 'invalid' && !errors.form && <ErrorSummary errors={errors as never} idOf={idOf} />}
      {children?.({ field, values })}
      <button type="submit" className={buttonStyle(tone, 'small')}>
        {button}
      </button>
    </form>
  )
  if (!children) return form
  return (
    <details open={status !== 'idle'} className="group" suppressHydrationWarning>
      <summary
        className={`${linkStyle('alone')} w-fit cursor-pointer list-none text-small md:absolute md:end-0 md:top-0 [&::-webkit-details-marker]:hidden ${tone === 'danger' ? 'text-danger!' : ''}`}
      >
        {button}
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
      </summary>
      {form}
    </details>
  )
}
