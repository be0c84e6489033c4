'use client'

import { useEffect, useRef, useState } from 'react'
import { formTimeField, trapField } from '@/lib/spam/fields'

/**
 * What tells programs from people: a field that people neither see nor reach, and that programs which fill in every field
 * betray themselves by; and when the form was begun, asked for as it first gets the focus (lib/spam/form-time.ts).
 */
export function BotChecks() {
  const time = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState('')

  useEffect(() => {
    const form = time.current?.form
    if (begun || !form) return
    const ask = () => void formTime().then(setBegun)
    // The first touch may have been the focus, before this script was here.
    if (form.contains(document.activeElement)) return ask()
    form.addEventListener('focusin', ask, { once: true })
    return () => form.removeEventListener('focusin', ask)
  }, [begun])

  return (
    // Not by a style alone: whoever reads without styles, or has fields filled in, must not meet it either.
    <div hidden>
      <input ref={time} type="hidden" name={formTimeField} value={begun} />
      <label>
        Leave this empty
        <input type="text" name={trapField} autoComplete="off" />
      </label>
    </div>
  )
}

async function formTime(): Promise<string> {
  const answer = await fetch('/api/form-time').catch(() => null)
  return answer?.ok ? await answer.text() : ''
}
