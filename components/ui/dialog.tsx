'use client'

import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Icon } from './icon'

type Props = {
  id: string
  title: string
  ref?: Ref<HTMLDialogElement>
  onClose?: () => void
  children: ReactNode
}

/** After how many ms a click beside the window closes it. */
const lightAfter = 600

/**
 * A window over the page. It closes by its cross, by Escape and by a click beside it, and gives the focus back. The
 * second half of a double click falls beside it where it has just opened, or has become smaller as its form was sent:
 * that does not close it.
 */
export function Dialog({ id, title, ref, onClose, children }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // React hears nothing of `toggle` in a dialog that came with the HTML.
  useEffect(() => {
    const dialog = document.getElementById(id)
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open')
        timer.current = setTimeout(() => dialog?.setAttribute('closedby', 'any'), lightAfter)
    }
    dialog?.addEventListener('toggle', onToggle)
    return () => dialog?.removeEventListener('toggle', onToggle)
  }, [id])

  function holdOpen(dialog: HTMLDialogElement) {
    clearTimeout(timer.current)
    dialog.setAttribute('closedby', 'closerequest')
  }

  return (
    <dialog
      ref={ref}
      id={id}
      closedby="closerequest"
      aria-labelledby={`${id}-heading`}
      onSubmit={({ currentTarget }) => holdOpen(currentTarget)}
      onClose={({ currentTarget }) => {
        holdOpen(currentTarget)
        onClose?.()
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-2xl flex-col overflow-hidden rounded-card open:flex border-2 border-transparent bg-paper p-0 text-ink shadow-raised"
    >
      <div className="relative overflow-y-auto overscroll-contain tall:scroll-py-24">
        <div className="z-10 flex tall:sticky tall:top-0 items-center justify-between gap-4 border-b border-line bg-paper px-5 py-3 sm:px-8">
          <h2 id={`${id}-heading`} className="text-card">
            {title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor={id}
            className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-tint"
            aria-label="Close"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div className="px-5 py-6 sm:px-8">{children}</div>
      </div>
    </dialog>
  )
}
