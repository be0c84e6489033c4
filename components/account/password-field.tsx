'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Field, TextInput } from '@/components/form/field'
import { driven } from '@/components/ui/driven'

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string
  rules?: string
  isNew?: boolean
  onFocus?: () => void
  onType?: (password: string) => void
}

/** With script, a button shows the password. The server's HTML never contains a password. */
export function PasswordField({ id, name, label, hint, error, rules, isNew, onFocus, onType }: Props) {
  const [isShown, setIsShown] = useState(false)

  // The router leaves an earlier page hidden in the document. The clean-up empties its password field.
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef(onType)
  useEffect(() => {
    typed.current = onType
  })
  useLayoutEffect(() => {
    const left = input.current
    if (left?.value) typed.current?.(left.value) // typed before script loaded
    return () => {
      if (left) left.value = ''
      typed.current?.('')
    }
  }, [])

  return (
    <Field {...{ id, label, hint, error }} required>
      {(wiring) => (
        <div className="relative [&>input]:pr-20">
          <TextInput
            {...wiring}
            aria-describedby={[wiring['aria-describedby'], rules].filter(Boolean).join(' ') || undefined}
            ref={input}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            onFocus={onFocus}
            onChange={(event) => onType?.(event.target.value)}
          />
          <button
            ref={driven}
            data-undriven=""
            type="button"
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="with-script absolute top-0.5 right-1 min-h-11 rounded-control px-3 font-semibold text-brand hover:underline hover:underline-offset-4 aria-busy:cursor-progress"
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> {label.toLowerCase().replace(/^repeat the/, 'the repeated')}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
