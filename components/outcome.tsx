'use client'

import { useEffect, useRef } from 'react'
import { OutcomeMark } from './outcome-mark'

/** The end of a submission: a mark that draws itself, and its text. It takes the focus, which the form had. */
export function Outcome({ isSuccess, text }: { isSuccess: boolean; text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={isSuccess ? 'status' : 'alert'}
      className="flex flex-col items-center gap-5 py-6 text-center outline-none"
    >
      <OutcomeMark isSuccess={isSuccess} />
      <p className="max-w-sm font-display text-card font-bold text-balance">{text}</p>
    </div>
  )
}
