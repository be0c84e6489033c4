import type { Reach } from '@/lib/form/form'
import { closeAfter } from './lead-texts'

export type EnrolOutcome = 'sent' | 'failed'

/** What its sender is told of an enrolment that was sent. */
export type Told = { reference?: string; payment?: string; callWords?: string; reach?: Reach }

export type EnrolState = {
  isOpen: boolean
  /** The plan chosen last. */
  plan: string
  /** Of the prices in view when it was opened: `annual`, or `monthly`. */
  billing: string
  /** The link that opened the dialog; it gets the focus back. */
  opener?: HTMLElement
  /** What came of the form sent last; it stays on the page until it is dismissed. */
  outcome?: EnrolOutcome
  /** Of the form sent last. */
  told?: Told
  /** After how many ms the dialog closes by itself. */
  closesAfter?: number
  /** Whether the form in the dialog has been sent: once it is closed, a new one takes its place. */
  isSpent: boolean
  /** Tells one form from the next. */
  round: number
}

export type EnrolEvent =
  | { type: 'followed'; link: HTMLElement }
  | { type: 'chose'; plan: string }
  | ({ type: 'reopened' | 'touched' | 'sending' | EnrolOutcome | 'closed' | 'dismissed' } & Told)

export const beforeEnrolling: EnrolState = { isOpen: false, plan: '', billing: '', isSpent: false, round: 0 }

/**
 * The course of an enrolment in the dialog.
 *
 * @returns The state after the event. What is done while it closes by itself (typing, sending once more) keeps it open.
 */
export function enrolReducer(state: EnrolState, event: EnrolEvent): EnrolState {
  switch (event.type) {
    case 'followed':
      return { ...state, isOpen: true, opener: event.link, ...chosenBy(event.link) }
    case 'reopened':
      return { ...state, isOpen: true }
    case 'chose':
      return { ...state, plan: event.plan }
    case 'touched':
    case 'sending':
      return state.closesAfter ? { ...state, closesAfter: undefined } : state
    case 'sent':
    case 'failed':
      return { ...answered(state, event.type), told: toldBy(event) }
    case 'closed':
      return closed(state)
    case 'dismissed':
      return { ...state, outcome: undefined }
  }
}

const toldBy = ({ reference, payment, callWords, reach }: Told) => ({ reference, payment, callWords, reach })

function chosenBy({ dataset: { plan = '', billing = 'monthly' } }: HTMLElement) {
  return { plan, billing }
}

function answered(state: EnrolState, outcome: EnrolOutcome): EnrolState {
  const next = { ...state, outcome, isSpent: outcome === 'sent', closesAfter: closeAfter[outcome] }
  // Somebody may have closed it while it was on its way.
  return state.isOpen ? next : closed(next)
}

function closed(state: EnrolState): EnrolState {
  const round = state.isSpent ? state.round + 1 : state.round
  return { ...state, isOpen: false, closesAfter: undefined, isSpent: false, round }
}
