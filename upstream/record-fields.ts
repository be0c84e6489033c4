import type { Field, Values } from './field-checks'
import { choice, day, email, flag, text } from './field-types'

/** A field's check, with its label in mails, and its place in mails and reports. */
const called = <T>(label: string, place: number, field: Field<T>) => ({ ...field, label, place })

/**
 * Table, mails, webhook and reports use these fields. A new one needs a column (migrations.ts) and stands last, as the
 * hash that recognises repeats depends on the order (idempotency.ts). `planIds` are the choices of `selectedPlan`.
 */
export const leadFields = (planIds: readonly string[] = []) => ({
  careerPathName: called('Career path', 1, text(150)),
  selectedPlan: called('Plan', 2, choice(planIds)),
  firstName: called('First name', 3, text(100)),
  lastName: called('Last name', 4, text(100)),
  email: called('Email', 5, email()),
  jobTitle: called('Job title', 8, text(150, { optional: true })),
  company: called('Company', 9, text(150, { optional: true })),
  country: called('Country', 7, text(100)),
  phone: called('Phone', 6, text(20)),
  message: called('Message', 12, text(500, { optional: true })),
  source: called('Heard about us from', 10, text(20)),
  subscribe: called('Newsletter', 11, flag()),
  start: called('Start', 2.5, day()),
})

export const messageFields = {
  name: called('Name', 1, text(150)),
  phone_number: called('Phone', 3, text(30, { optional: true })),
  email: called('Email', 2, email()),
  company: called('Company', 4, text(150)),
  subject: called('Subject', 5, text(200)),
  body: called('Text', 6, text(5000, { optional: true })),
}

export type LeadFields = Values<ReturnType<typeof leadFields>>
export type MessageFields = Values<typeof messageFields>

/** In the order in which people read them. */
export const leadFieldNames = inOrder(leadFields())
export const messageFieldNames = inOrder(messageFields)

function inOrder<Name extends string>(fields: Record<Name, { place: number }>): Name[] {
  return (Object.keys(fields) as Name[]).sort((a, b) => fields[a].place - fields[b].place)
}
