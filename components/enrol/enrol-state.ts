import type { Payment } from '@/lib/cost/cost-words'
import type { Reach } from '@/lib/form/form'
import { closeAfter } from './lead-texts'

export type EnrolOutcome = 'sent' | 'failed'

export type EnrolReceipt = { reference?: string; payment?: Payment | null; callWords?: string; reach?: Reach }

export type EnrolState = {
  isOpen: boolean
  plan: string
  /** `annual` or `monthly`, as chosen beside the prices when the dialog opened. */
  billing: string
  /** The link that opened the dialog; it gets the focus back. */
  opener?: HTMLElement
  outcome?: EnrolOutcome
  receipt?: EnrolReceipt
  /** Milliseconds until the dialog closes by itself. */
  closesAfter?: number
  /** The form has been sent, so the next opening shows a new one. */
  isSpent: boolean
  /** The React key of the dialog's form. It counts up, so that a closed form begins empty. */
  round: number
}

export type EnrolEvent =
  | { type: 'followed'; link: HTMLElement }
  | { type: 'chose'; plan: string }
  | ({ type: 'reopened' | 'touched' | 'sending' | EnrolOutcome | 'closed' | 'dismissed' } & EnrolReceipt)

export const beforeEnrolling: EnrolState = { isOpen: false, plan: '', billing: '', isSpent: false, round: 0 }

/** The states of the enrolment dialog. Typing or sending again cancels the automatic close. */
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
      return { ...answered(state, event.type), receipt: receiptOf(event) }
    case 'closed':
      return closed(state)
    case 'dismissed':
      return { ...state, outcome: undefined }
  }
}

export const receiptOf = ({ reference, payment, callWords, reach }: EnrolReceipt) => ({
  reference,
  payment,
  callWords,
  reach,
})

function chosenBy({ dataset: { plan = '', billing = 'monthly' } }: HTMLElement) {
  return { plan, billing }
}

function answered(state: EnrolState, outcome: EnrolOutcome): EnrolState {
  const next = { ...state, outcome, isSpent: outcome === 'sent', closesAfter: closeAfter[outcome] }
  // The visitor may have closed the dialog while the form was being sent.
  return state.isOpen ? next : closed(next)
}

function closed(state: EnrolState): EnrolState {
  const round = state.isSpent ? state.round + 1 : state.round
  return { ...state, isOpen: false, closesAfter: undefined, isSpent: false, round }
}
