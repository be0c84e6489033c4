import { isReference, newReference } from './reference'

/** What the site sends beyond the contract. */
export type Extensions = { reference: string; page: string; campaign: string }

/** Nothing is refused here: an invalid value is left out, a missing reference generated. */
export function extensionsOf(body: Record<string, unknown>): Extensions {
  return {
    reference: isReference(body.reference) ? body.reference : newReference(),
    page: lineOf(body.page, 200),
    campaign: lineOf(body.campaign, 300),
  }
}

/** `monthly` or `annual`; empty for anything else, as of a plan paid once. */
export function billingOf({ billing }: Record<string, unknown>): string {
  return billing === 'monthly' || billing === 'annual' ? billing : ''
}

/** A question, a requested call, or a registration for an event or a resource. */
export const messageKinds = ['contact', 'call-back', 'event', 'resource'] as const

export type MessageKind = (typeof messageKinds)[number]

/** `contact` by default. */
export function kindOf({ kind }: Record<string, unknown>): MessageKind {
  return messageKinds.find((known) => known === kind) ?? 'contact'
}

function lineOf(value: unknown, max: number): string {
  const line = typeof value === 'string' ? value.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '') : ''
  return [...line].slice(0, max).join('')
}
