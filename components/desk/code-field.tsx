'use client'

import { Field, TextInput } from '@/components/form/field'

export function CodeField({ hint }: { hint: string }) {
  return (
    <Field id="desk-code-field" label="Code" hint={hint} required>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={20}
          spellCheck={false}
        />
      )}
    </Field>
  )
}
