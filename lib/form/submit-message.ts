'use server'

import type { z } from 'zod'
import { valueIn } from '@/lib/api/answer'
import { listAllResources, listCareerPaths, listEvents } from '@/lib/api/content'
import { placeOf } from '@/lib/api/event-place'
import { createMessage, type Message, messagePath } from '@/lib/api/messages'
import { setAside } from '@/lib/spam/quarantine'
import { suspicions } from '@/lib/spam/suspicions'
import { callWords } from '@/lib/time/call-day'
import { eventDate } from '@/lib/time/event-date'
import { now } from '@/lib/time/now'
import { waitWords } from '@/lib/time/wait-words'
import { site } from '@/provider/facts/site'
import { failedState } from './failed-state'
import { type FormState, parseForm } from './form'
import { limitedState } from './limited-state'
import { callBackSchema, contactSchema, eventSchema, nextStartSchema, resourceSchema } from './message'
import { mistypedState } from './mistyped-state'
import { readablePhone } from './phone'
import { submissionOf } from './submission'

/** Never throws. Returns the typed values unless the form was sent. */
export async function submitMessage(_previous: FormState<string>, form: FormData) {
  const fields = ['name', 'phone_number', 'email', 'company', 'subject', 'body']
  return await deliver(fields, contactSchema, form)
}

/** Never throws. Returns the typed values unless the form was sent. */
export async function submitCallBack(_previous: FormState<string>, form: FormData) {
  const fields = ['firstName', 'lastName', 'email', 'country', 'phone']
  const state = await deliver(fields, callBackSchema(String(form.get('country') ?? '')), form)
  return state.status === 'sent' ? { ...state, callWords: callWords(now(), state.reach?.phone) } : state
}

/** Never throws. Returns the typed values unless the form was sent. The field `event` holds the slug. */
export async function submitEventRegistration(_previous: FormState<string>, form: FormData) {
  const slug = String(form.get('event') ?? '').slice(0, 150)
  const events = valueIn(await listEvents())
  const found = events?.find((event) => event.slug === slug)
  const about = found && { event: slug, isPast: found.isPast, date: eventDate(found) }
  const isStopped = !found?.isPast && (found?.obstacle === 'cancelled' || found?.obstacle === 'closed')
  const state = await deliver(['name', 'email', 'event'], eventSchema(titleOf(slug, events), about), form, {
    stop: isStopped ? obstacleWords[found.obstacle as 'cancelled' | 'closed'] : undefined,
    ...(found && !found.isPast && { limit: async (values) => await limitedRegistration(values, found.slug) }),
  })
  if (state.status !== 'sent' || !found || found.isPast) return state
  const place = await placeOf(state.reference ?? '', slug)
  return place ? { ...state, text: placeWords[place] } : state
}

const obstacleWords = {
  cancelled: 'This event is cancelled, so we haven’t registered you.',
  closed: 'Registration has closed, so we haven’t registered you.',
}

// These words do not depend on an earlier registration, so that nobody learns who is registered.
const placeWords = {
  reserved: 'Please confirm your seat by the link in our email. It says until when.',
  waiting:
    'All seats are taken. We’ll email you if one comes up. If you’ve registered before, you keep your seat.',
}

async function limitedRegistration(values: FormState<string>['values'], slug: string) {
  const limited = await limitedState(values, 'registrations, client', 'registrations, all', `${slug} `)
  if (!limited) return
  const { wait = 0, ...state } = limited
  const text = `Too many people have just registered over your network. We’ve kept what you typed. ${waitWords(wait)} Or write to ${site.email}.`
  return { ...state, text }
}

/** Never throws. Returns the typed values unless the form was sent. The field `path` holds the slug. */
export async function submitNextStartRequest(_previous: FormState<string>, form: FormData) {
  const slug = String(form.get('path') ?? '').slice(0, 150)
  const paths = valueIn(await listCareerPaths())?.map(({ slug, careerName }) => ({ slug, title: careerName }))
  return await deliver(['name', 'email', 'path'], nextStartSchema(titleOf(slug, paths ?? null)), form)
}

/** Never throws. Returns the typed values unless the form was sent. The field `resource` holds the slug. */
export async function submitResourceRequest(_previous: FormState<string>, form: FormData) {
  const slug = String(form.get('resource') ?? '').slice(0, 150)
  const resources = valueIn(await listAllResources())
  return await deliver(
    ['firstName', 'lastName', 'email', 'country', 'resource'],
    resourceSchema(titleOf(slug, resources)),
    form,
  )
}

// No visitor can write a mail's subject: it is the record's title or, if that cannot be read, a plain slug.
function titleOf(slug: string, list: { slug: string; title: string }[] | null): string {
  const known = list?.find((one) => one.slug === slug)
  if (known) return known.title
  return list === null && /^[\w-]{1,150}$/.test(slug) ? slug : 'not known'
}

type Own = {
  /** The text that says why nothing is sent. */
  stop?: string | undefined
  limit?: (values: FormState<string>['values']) => Promise<FormState<string> | undefined>
}

async function deliver(
  fields: string[],
  schema: z.ZodType<Message>,
  form: FormData,
  {
    stop,
    limit = async (values) => await limitedState(values, 'enquiries, client', 'enquiries, all'),
  }: Own = {},
): Promise<FormState<string>> {
  const { values, ...parsed } = parseForm(fields, schema, form)
  if (stop) return { status: 'failed', values, errors: {}, text: stop }
  if (parsed.data === null) return { status: 'invalid', values, errors: parsed.errors }
  const asked = mistypedState(values, parsed.data.email)
  if (asked) return asked
  const limited = await limit(values)
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
