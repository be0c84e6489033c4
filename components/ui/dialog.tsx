'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon'
import { onPressBeside } from './press-beside'

type Props = {
  id: string
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Milliseconds after opening before a click beside the dialog closes it. */
const lightAfterMs = 600

/** Closes by its cross, by Escape and by a click beside it, and gives the focus back. */
export function Dialog({ id, title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isLight, onSubmit } = useLightDismissal(isOpen)

  // The router hides a page that was left and runs this clean-up, so no dialog comes back open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return
    element?.showModal()
    return () => element?.close()
  }, [isOpen])

  useEffect(() => {
    const element = dialog.current
    if (isOpen && isLight && element) return onPressBeside(element, () => element.close())
  }, [isOpen, isLight])

  return (
    <dialog
      ref={dialog}
      id={id}
      closedby={isLight ? 'any' : 'closerequest'}
      aria-labelledby={`${id}-heading`}
      onSubmit={onSubmit}
      onClose={onClose}
      className="window rounded-card"
    >
      {/* In Firefox a box that scrolls is a stop of the Tab key, without a name, and would take the first focus. */}
      <div
        tabIndex={-1}
        className="relative overflow-y-auto overscroll-contain tall:scroll-py-24 outline-none"
      >
        <div className="z-10 flex tall:sticky tall:top-0 items-center justify-between gap-4 border-b border-line bg-paper px-5 py-3 sm:px-8">
          <h2 id={`${id}-heading`} className="text-card">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="icon-button -mr-2 shrink-0 hover:bg-brand-tint"
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

/** A double click's second half lands beside a dialog that has just opened or shrunk. */
function useLightDismissal(isOpen: boolean) {
  const [hasOpened, setHasOpened] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setHasOpened(true), lightAfterMs)
    return () => {
      clearTimeout(timer)
      setHasOpened(false)
      setIsSubmitted(false)
    }
  }, [isOpen])

  // An effect would run after the second click.
  return { isLight: hasOpened && !isSubmitted, onSubmit: () => setIsSubmitted(true) }
}
