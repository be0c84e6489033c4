'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useIsHydrating } from './use-is-hydrating'

type Props = {
  role: 'alert' | 'status'
  /** The box's name when `children` is not a string. Screen readers that ignore live regions say it on focus. */
  label?: string
  /** Each change of this value moves the focus to the box again. */
  again?: unknown
  className?: string
  children: ReactNode
}

const prefix = 'Error: '
const unseen = Symbol()

/**
 * A message that takes the focus when it appears. If it is in the page's HTML, the browser focuses it by `autofocus`
 * or an anchor. Script, which loads at the first interaction, then does not move the focus. An inner element has the
 * live role, because screen readers would otherwise read the message twice. While an alert is visible, the page's
 * title begins with "Error:".
 */
export function FocusBox({ role, label, again, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)

  const cameWithPage = useIsHydrating()
  const seen = useRef<unknown>(cameWithPage ? again : unseen)

  useEffect(() => {
    if (seen.current === again) return
    seen.current = again
    box.current?.focus()
  }, [again])

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={label ?? (typeof children === 'string' ? children : undefined)}
      // biome-ignore lint/a11y/noAutofocus: the message answers the form that the visitor has just sent
      autoFocus
      className={className}
    >
      <div role={role}>{children}</div>
    </div>
  )
}

function markTitle(isFaulty: boolean) {
  const plain = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
  const title = isFaulty ? prefix + plain : plain
  if (title !== document.title) document.title = title
}
