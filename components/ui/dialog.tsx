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

/** For this long after opening, a click beside the dialog does not close it. */
const lightAfterMs = 600

/** The close button, Escape and a click beside the dialog close it. The focus then returns. */
export function Dialog({ id, title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isLight, onSubmit } = useLightDismissal(isOpen)

  // The router hides an earlier page and runs this clean-up, so a returning visitor finds the dialog closed.
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
      {/* In Firefox, Tab stops at a scrolling box, which would take the first focus. `tabIndex` prevents it. */}
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

/** A double click's second click may land beside a dialog that has just opened or shrunk, but must not close it. */
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

  // `onSubmit` sets the state itself: an effect would run only after the second click has closed the dialog.
  return { isLight: hasOpened && !isSubmitted, onSubmit: () => setIsSubmitted(true) }
}
