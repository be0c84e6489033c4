'use client'

import { useEffect, useRef } from 'react'

/** The end of a submission: a mark that draws itself, and its text. It takes the focus, which the form had. */
export function Outcome({ isSuccess, text }: { isSuccess: boolean; text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const color = isSuccess ? 'text-brand' : 'text-danger'
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={isSuccess ? 'status' : 'alert'}
      className="flex flex-col items-center gap-5 py-6 text-center outline-none"
    >
      <svg
        viewBox="0 0 64 64"
        className={`size-20 ${color}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <circle cx="32" cy="32" r="28" pathLength="1" className="draw" />
        <path
          d={isSuccess ? 'M20 33l9 9 16-19' : 'M32 18v18M32 44v2'}
          pathLength="1"
          className="draw draw-late"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="max-w-sm font-display text-card font-bold text-balance">{text}</p>
    </div>
  )
}
