import { closeAfter } from './lead-texts'

export type EnrolOutcome = 'sent' | 'failed'

export type EnrolState = {
  isOpen: boolean
  /** The plan chosen last. */
  plan: string
  /** The link that opened the dialog; it gets the focus back. */
  opener?: HTMLElement
  /** What came of the form sent last; it stays on the page until it is dismissed. */
  outcome?: EnrolOutcome
  /** After how many ms the dialog closes by itself. */
  closesAfter?: number
  /** Whether the form in the dialog has been sent: the next opening brings a new one. */
  isSpent: boolean
  /** Tells one form from the next. */
  round: number
}

export type EnrolEvent =
  | { type: 'followed'; link: HTMLElement }
  | { type: 'chose'; plan: string }
  | { type: 'reopened' | 'touched' | 'sending' | EnrolOutcome | 'closed' | 'dismissed' }

export const beforeEnrolling: EnrolState = { isOpen: false, plan: '', isSpent: false, round: 0 }

/**
 * The course of an enrolment in the dialog.
 *
 * @returns The state after the event. What is done while it closes by itself (typing, sending once more) keeps it open.
 */
export function enrolReducer(state: EnrolState, event: EnrolEvent): EnrolState {
  switch (event.type) {
    case 'followed':
      return { ...opened(state), opener: event.link, plan: event.link.dataset.plan ?? '' }
    case 'reopened':
      return opened(state)
    case 'chose':
      return { ...state, plan: event.plan }
    case 'touched':
    case 'sending':
      return state.closesAfter ? { ...state, closesAfter: undefined } : state
    case 'sent':
    case 'failed':
      return {
        ...state,
        outcome: event.type,
        isSpent: event.type === 'sent',
        closesAfter: closeAfter[event.type],
      }
    case 'closed':
      return { ...state, isOpen: false, closesAfter: undefined }
    case 'dismissed':
      return { ...state, outcome: undefined }
  }
}

function opened(state: EnrolState): EnrolState {
  const round = state.isSpent ? state.round + 1 : state.round
  return { ...state, isOpen: true, closesAfter: undefined, isSpent: false, round }
}
