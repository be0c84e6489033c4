'use server'

import type { z } from 'zod'
import { valueIn } from '@/lib/api/answer'
import { listAllResources, listEvents } from '@/lib/api/content'
import { createMessage, type Message, messagePath } from '@/lib/api/messages'
import { setAside } from '@/lib/spam/quarantine'
import { suspicions } from '@/lib/spam/suspicions'
import { callWords } from '@/lib/time/call-day'
import { eventDate } from '@/lib/time/event-date'
import { now } from '@/lib/time/now'
import { failedState } from './failed-state'
import { type FormState, parseForm } from './form'
import { limitedState } from './limited-state'
import { callBackSchema, contactSchema, eventSchema, resourceSchema } from './message'
import { mistypedState } from './mistyped-state'
import { readablePhone } from './phone'
import { submissionOf } from './submission'

/** Never throws. Typed values come back unless they were sent. */
export async function submitMessage(_previous: FormState<string>, form: FormData) {
  const fields = ['name', 'phone_number', 'email', 'company', 'subject', 'body']
  return await deliver(fields, contactSchema, form)
}

/** Never throws. Typed values come back unless they were sent. */
export async function submitCallBack(_previous: FormState<string>, form: FormData) {
  const fields = ['firstName', 'lastName', 'email', 'country', 'phone']
  const state = await deliver(fields, callBackSchema(String(form.get('country') ?? '')), form)
  return state.status === 'sent' ? { ...state, callWords: callWords(now()) } : state
}

/** Never throws. Typed values come back unless they were sent. `event` is the slug. */
export async function submitEventRegistration(_previous: FormState<string>, form: FormData) {
  const slug = String(form.get('event') ?? '').slice(0, 150)
  const events = valueIn(await listEvents())
  const event = events?.find((event) => event.slug === slug)
  const about = event && { isPast: event.isPast, date: eventDate(event) }
  return await deliver(['name', 'email', 'event'], eventSchema(titleOf(slug, events), about), form)
}

/** Never throws. Typed values come back unless they were sent. `resource` is the slug. */
export async function submitResourceRequest(_previous: FormState<string>, form: FormData) {
  const slug = String(form.get('resource') ?? '').slice(0, 150)
  const resources = valueIn(await listAllResources())
  return await deliver(
    ['firstName', 'lastName', 'email', 'country', 'resource'],
    resourceSchema(titleOf(slug, resources)),
    form,
  )
}

// No visitor writes a mail's subject: it is the record's title or, while that cannot be read, a plain slug.
function titleOf(slug: string, list: { slug: string; title: string }[] | null): string {
  const known = list?.find((one) => one.slug === slug)
  if (known) return known.title
  return list === null && /^[\w-]{1,150}$/.test(slug) ? slug : 'not known'
}

async function deliver(
  fields: string[],
  schema: z.ZodType<Message>,
  form: FormData,
): Promise<FormState<string>> {
  const { values, ...parsed } = parseForm(fields, schema, form)
  if (parsed.data === null) return { status: 'invalid', values, errors: parsed.errors }
  const asked = mistypedState(values, parsed.data.email)
  if (asked) return asked
  const limited = await limitedState(values, 'enquiries, client', 'enquiries, all')
  if (limited) return limited
  try {
    const reasons = await suspicions(form, { ...values, email: parsed.data.email })
    const submission = await submissionOf(messagePath, parsed.data, form)
    const suspect = { kind: 'message', fields: parsed.data } as const
    const kept = reasons.length > 0 && (await setAside(suspect, submission, reasons))
    const { reference } = kept || (await createMessage(parsed.data, submission))
    const { email, phone_number } = parsed.data
    const reach = { email, ...(phone_number && { phone: readablePhone(phone_number) }) }
    return { status: 'sent', values: {}, errors: {}, reference, reach }
  } catch (error) {
    return failedState(error, { values, shown: fields, event: 'message_not_sent' })
  }
}
