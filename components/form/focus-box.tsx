'use client'

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'

type Props = {
  role: 'alert' | 'status'
  /** When this changes, the box takes the focus once more. */
  again?: unknown
  className?: string
  children: ReactNode
}

const prefix = 'Error: '
const unseen = Symbol()
const never = () => () => {}

/**
 * A message that takes the focus when it appears. Where it came with the page, the browser has led to it as that loaded, by
 * `autofocus` or by an anchor in the address: script comes with the visitor's first touch, who is elsewhere by then and would
 * lose the place and the click. The live role is on an inner element: on the focused one, screen readers would read the message twice. While an alert is in
 * view, the page's title begins with "Error:".
 */
export function FocusBox({ role, again, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)

  const cameWithPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
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
