'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { PlanChoice } from '@/lib/provider/plan-choices'
import { EnrolForm } from './enrol-form'
import { closeAfter, leadTexts } from './lead-texts'

type Props = {
  slug: string
  careerPathName: string
  countries: string[] | null
  plans: readonly PlanChoice[]
}

/**
 * Opens the enrolment form over the page when a plan's link (`a[data-plan]`) is followed, and leaves on the page
 * behind what came of it. The form stays as it was typed until it has been sent.
 */
export function EnrolDialog({ slug, careerPathName, countries, plans }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [plan, setPlan] = useState('')
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const [round, setRound] = useState(0)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSent = useRef(false)

  const startAfresh = useCallback(() => {
    clearTimeout(closing.current)
    if (isSent.current) setRound((number) => number + 1)
    isSent.current = false
  }, [])

  // Nobody who is at work in the form has it closed under their hands.
  const stayOpen = () => clearTimeout(closing.current)

  // The browser gives the focus back to what opened the dialog, unless that is gone by then.
  function onClose() {
    startAfresh()
    if (document.activeElement === document.body) opener.current?.focus()
  }

  function dismiss() {
    setOutcome(undefined)
    opener.current?.focus()
  }

  // The router keeps a page that was left, hidden: a dialog left open there comes back open, and cannot open again.
  useLayoutEffect(() => {
    const left = dialog.current
    return () => {
      clearTimeout(closing.current)
      left?.close()
    }
  }, [])

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[data-plan]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      opener.current = link
      setPlan(link.dataset.plan ?? '')
      dialog.current?.showModal()
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  const finish = useCallback(
    (status: 'sent' | 'failed' | 'pending') => {
      clearTimeout(closing.current)
      if (status === 'pending') return
      setOutcome(status)
      isSent.current = status === 'sent'
      if (dialog.current?.open)
        closing.current = setTimeout(() => dialog.current?.close(), closeAfter[status])
      else startAfresh()
    },
    [startAfresh],
  )

  return (
    <>
      {outcome && (
        <div
          role="status"
          className="mt-8 flex tall:sticky tall:bottom-4 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-brand bg-brand-tint p-5 pr-14 font-semibold shadow-raised data-[outcome=failed]:border-danger data-[outcome=failed]:bg-danger-tint"
          data-outcome={outcome}
        >
          <p>{leadTexts[outcome]}</p>
          <button
            type="button"
            onClick={dismiss}
            className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-control hover:bg-white"
            aria-label="Dismiss"
          >
            <Icon name="close" />
          </button>
          {outcome === 'failed' && (
            <button
              type="button"
              onClick={() => dialog.current?.showModal()}
              className={buttonStyle('outline', 'small')}
            >
              Open the form again: what you typed is still there
            </button>
          )}
        </div>
      )}
      <Dialog id={`${slug}-enrol`} title={`Enrol on ${careerPathName}`} ref={dialog} onClose={onClose}>
        {plan && (
          <EnrolForm
            key={round}
            careerPathName={careerPathName}
            countries={countries}
            plans={plans}
            chosenPlan={plan}
            onChoosePlan={setPlan}
            onSettled={finish}
            onTouch={stayOpen}
          />
        )}
      </Dialog>
    </>
  )
}
