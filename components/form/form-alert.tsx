import type { ReactNode } from 'react'
import { FocusBox } from './focus-box'

export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <FocusBox
      role="alert"
      className="whitespace-pre-line rounded-control border-2 border-danger bg-danger-tint p-4 font-semibold"
    >
      {children}
    </FocusBox>
  )
}
