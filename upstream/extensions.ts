import { isReference, newReference } from './reference'

export type Extensions = { reference: string; page: string; campaign: string }

/** Refuses nothing: leaves an invalid value out, and generates a missing reference. */
export function extensionsOf(body: Record<string, unknown>): Extensions {
  return {
    reference: isReference(body.reference) ? body.reference : newReference(),
    page: lineOf(body.page, 200),
    campaign: lineOf(body.campaign, 300),
  }
}

export function billingOf({ billing }: Record<string, unknown>): string {
  return billing === 'monthly' || billing === 'annual' ? billing : ''
}

export const messageKinds = ['contact', 'call-back', 'event', 'resource', 'start'] as const

export type MessageKind = (typeof messageKinds)[number]

export function kindOf({ kind }: Record<string, unknown>): MessageKind {
  return messageKinds.find((known) => known === kind) ?? 'contact'
}

/** Whether the sender of a message is promised an answer. Registrations, for example, get none. */
export function isPromised(kind: MessageKind): boolean {
  return kind === 'contact' || kind === 'call-back'
}

function lineOf(value: unknown, max: number): string {
  const line = typeof value === 'string' ? value.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '') : ''
  return [...line].slice(0, max).join('')
}
