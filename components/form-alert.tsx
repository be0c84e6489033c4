'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** What went wrong with a form as a whole. It takes the focus when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="whitespace-pre-line rounded-control border-2 border-danger bg-danger-tint p-4 font-semibold"
    >
      {children}
    </div>
  )
}
