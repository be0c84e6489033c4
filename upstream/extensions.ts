import { isReference, newReference } from './reference'

/** What the site sends with a lead or message beyond the contract. */
export type Extensions = { reference: string; page: string; campaign: string }

/**
 * Reads what was sent beyond the contract. Nothing of it is refused: what is not fit to be kept is left out.
 *
 * @param body what was sent
 * @returns the reference that its sender was shown, or a new one; the path of the page with the form; the campaign that
 *   led to the site, as `utm_source=…`
 */
export function extensionsOf(body: Record<string, unknown>): Extensions {
  return {
    reference: isReference(body.reference) ? body.reference : newReference(),
    page: lineOf(body.page, 200),
    campaign: lineOf(body.campaign, 300),
  }
}

/**
 * Reads how a learner wants to be billed.
 *
 * @param body what was sent
 * @returns `monthly` or `annual`; empty where it is neither, as of a plan that is paid once
 */
export function billingOf({ billing }: Record<string, unknown>): string {
  return billing === 'monthly' || billing === 'annual' ? billing : ''
}

/** What a message is: a question, a call that is asked for, or a registration for an event or a resource. */
export const messageKinds = ['contact', 'call-back', 'event', 'resource'] as const

export type MessageKind = (typeof messageKinds)[number]

/**
 * Reads what a message is.
 *
 * @param body what was sent
 * @returns `contact` where nothing else was said
 */
export function kindOf({ kind }: Record<string, unknown>): MessageKind {
  return messageKinds.find((known) => known === kind) ?? 'contact'
}

function lineOf(value: unknown, max: number): string {
  const line = typeof value === 'string' ? value.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '') : ''
  return [...line].slice(0, max).join('')
}
