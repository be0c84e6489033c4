import type { ReactNode } from 'react'

/** The frame of a drawing, 200 units high. It is hidden from screen readers: the words beside it say the same. */
export function Drawing({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} 200`}
      className="h-auto max-h-full w-full max-w-[35rem]"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
