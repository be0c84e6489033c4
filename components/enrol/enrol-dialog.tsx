'use client'

import { useEffect, useReducer } from 'react'
import { useCountries } from '@/components/form/use-countries'
import { Dialog } from '@/components/ui/dialog'
import { useOpeningLinks } from '@/components/ui/use-opening-links'
import type { LeadChoices } from '@/lib/cost/lead-choices'
import type { StartChoices } from '@/lib/time/starts'
import { EnrolForm } from './enrol-form'
import { EnrolOutcome } from './enrol-outcome'
import { beforeEnrolling, enrolReducer } from './enrol-state'
import { NextStartForm } from './next-start-form'

type Props = {
  slug: string
  careerPathName: string
  choices: LeadChoices
  starts: StartChoices
}

/**
 * Opens the form over the page when a plan's link (`a[data-plan]`) is followed, and shows the outcome on the
 * page behind. The form keeps what was typed until it is sent.
 */
export function EnrolDialog({ slug, ...form }: Props) {
  const countries = useCountries()
  const [state, dispatch] = useReducer(enrolReducer, beforeEnrolling)
  const { isOpen, plan, billing, opener, outcome, receipt, closesAfter, round } = state
  useOpeningLinks('a[data-plan]', (link) => dispatch({ type: 'followed', link }))

  useEffect(() => {
    if (!closesAfter) return
    const timer = setTimeout(() => dispatch({ type: 'closed' }), closesAfter)
    return () => clearTimeout(timer)
  }, [closesAfter])

  // A closed dialog returns the focus to the element that had it. If that element is gone, the opener gets it.
  function onClose() {
    dispatch({ type: 'closed' })
    if (document.activeElement === document.body) opener?.focus()
  }

  function onDismiss() {
    dispatch({ type: 'dismissed' })
    opener?.focus()
  }

  return (
    <>
      {outcome && (
        <EnrolOutcome
          outcome={outcome}
          receipt={receipt}
          onDismiss={onDismiss}
          onReopen={() => dispatch({ type: 'reopened' })}
        />
      )}
      <Dialog
        id={`${slug}-enrol`}
        title={`Enrol on ${form.careerPathName}`}
        isOpen={isOpen}
        onClose={onClose}
      >
        {plan && form.starts.isClosed && (
          <NextStartForm slug={slug} careerPathName={form.careerPathName} note={form.starts.note} />
        )}
        {plan && !form.starts.isClosed && (
          <EnrolForm
            key={round}
            {...form}
            countries={countries}
            chosenPlan={plan}
            billing={billing}
            onChoosePlan={(plan) => dispatch({ type: 'chose', plan })}
            onProgress={dispatch}
          />
        )}
      </Dialog>
    </>
  )
}
