'use client'

import { TextField } from '@/components/form/field'

export function CodeField({ hint }: { hint: string }) {
  return (
    <TextField
      id="desk-code-field"
      label="Code"
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      maxLength={20}
      spellCheck={false}
      required
    />
  )
}
