'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  role: 'alert' | 'status'
  /** When this changes, the box takes the focus once more. */
  again?: unknown
  className?: string
  children: ReactNode
}

const prefix = 'Error: '

/**
 * A message that takes the focus when it appears; without script, `autofocus` does the same as the page loads. The live
 * role is on an inner element: on the focused one, screen readers would read the message twice. While an alert is in
 * view, the page's title begins with "Error:".
 */
export function FocusBox({ role, again, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the occasion, not an input
  useEffect(() => box.current?.focus(), [again])

  useEffect(() => {
    if (role !== 'alert') return
    const dialog = box.current?.closest('dialog')
    const mark = () => markTitle(dialog?.open ?? true)
    mark()
    dialog?.addEventListener('toggle', mark)
    return () => {
      dialog?.removeEventListener('toggle', mark)
      markTitle(false)
    }
  }, [role])

  return (
    // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just sent
    <div ref={box} tabIndex={-1} autoFocus className={className}>
      <div role={role}>{children}</div>
    </div>
  )
}

function markTitle(isFaulty: boolean) {
  const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
  const title = isFaulty ? prefix + plain : plain
  if (title !== document.title) document.title = title
}
