'use client'

import { useEffect, useRef, useState } from 'react'
import { formTimeField, trapField } from '@/lib/spam/form-fields'

/** A trap field for bots, and the time at which the form got the focus (lib/spam/form-time.ts). */
export function BotChecks() {
  const time = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState('')

  useEffect(() => {
    const form = time.current?.form
    if (begun || !form) return
    const ask = () => void formTime().then(setBegun)
    // The first interaction may have moved the focus into the form before script loaded.
    if (form.contains(document.activeElement)) return ask()
    form.addEventListener('focusin', ask, { once: true })
    return () => form.removeEventListener('focusin', ask)
  }, [begun])

  return (
    // `hidden` instead of a style also hides the trap from autofill and from browsers without styles.
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
