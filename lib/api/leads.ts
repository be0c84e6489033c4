import { z } from 'zod'
import { env } from '@/lib/env'
import { isReference } from '@/upstream/reference'
import { statuses, statusNames } from '@/upstream/statuses'
import { post, read } from './client'
import { createOnce, type Submission } from './create-once'
import { embedded } from './embedded'
import { httpLink } from './event-record'

export const leadPath = '/api/leads/'

/** Fields under the specification's names; a field that the visitor left out is empty. */
export type Lead = { 'job-title': string; subscribe: boolean; [field: string]: string | boolean }

/** Returns the reference. Throws UpstreamError; a 400's `fields` have the upstream's names. */
export async function createLead(
  lead: Lead,
  submission?: Partial<Submission>,
): Promise<{ reference: string }> {
  const { 'job-title': jobTitle, subscribe, ...rest } = lead
  // The specification names `job-title`, the existing upstream `jobTitle`. An unticked box is absent.
  const ticked = subscribe ? { subscribe: 'on' } : {}
  return await createOnce(
    'lead',
    leadPath,
    { ...rest, 'job-title': jobTitle, jobTitle, ...ticked },
    submission,
  )
}

const text = z.string().min(1)
const instant = z.iso.datetime({ offset: true }).nullish().catch(null)

const lead = z
  .object({
    id: z.number(),
    created_at: text,
    careerPathName: text,
    selectedPlan: text,
    billing: z.string().catch(''),
    start: z.iso.date().catch(''),
    country: z.string().catch(''),
    phone_ending: z.string().nullish().catch(null),
    reference: z.unknown().optional(),
    withdrawn_at: z.string().nullish().catch(undefined),
    undo_until: z.string().nullish().catch(undefined),
    status: z.enum(statusNames).nullish().catch(null),
    due_at: instant,
    answered_at: instant,
    offered_at: instant,
    enrolled_at: instant,
    closed_at: instant,
    classroom_url: httpLink,
  })
  .transform((record) => ({
    id: record.id,
    /** ISO instant. */
    createdAt: record.created_at,
    careerPathName: record.careerPathName,
    selectedPlan: record.selectedPlan,
    billing: record.billing,
    /** ISO date; empty if the upstream names no start. */
    start: record.start,
    /** As typed: a country's name, or anything. */
    country: record.country,
    /** The last three digits of the phone; null if the upstream cannot change the phone. */
    phoneEnding: record.phone_ending?.replaceAll(/\D/g, '').slice(-3) ?? null,
    /** Null unless it has the format of this site's references. */
    reference: isReference(record.reference) ? record.reference : null,
    /** ISO instant; null if the lead is not withdrawn, undefined if the upstream cannot withdraw leads. */
    withdrawnAt: record.withdrawn_at,
    /** ISO instant until which a withdrawal can be undone. */
    undoUntil: record.undo_until,
    /** Null if the upstream sends no status. */
    status: record.status ?? null,
    /** The status in words for the learner. */
    statusName: record.status ? statuses[record.status].forLearner : null,
    /** ISO instant by which an answer was promised. */
    dueAt: record.due_at ?? null,
    steps: stepsOf(record),
    classroomUrl: record.classroom_url ?? null,
  }))

type Dates = Record<'created_at', string> &
  Partial<Record<'answered_at' | 'offered_at' | 'enrolled_at' | 'closed_at', string | null>>

export type Step = {
  name: string
  /** ISO instant; null for a step that may still come. */
  at: string | null
}

// A skipped step is left out, such as an offer before an enrolment.
function stepsOf(record: Dates): Step[] {
  const dates = { ...record, received_at: record.created_at }
  const steps = (['received', 'answered', 'offered', 'enrolled', 'closed'] as const).map((name) => ({
    id: name,
    name: statuses[name].forLearner,
    at: dates[`${name}_at`] ?? null,
  }))
  const last = steps.findLastIndex(({ at }) => at !== null)
  return steps.filter(({ id, at }, index) => at || (index > last && id !== 'closed'))
}

// An upstream may return all leads as a plain array, without pages.
const page = z
  .union([
    z.object({ next: z.string().nullish(), results: z.array(lead) }),
    z.array(lead).transform((results) => ({ next: null, results })),
  ])
  .transform(({ next, results }) => ({ leads: results, hasNext: !!next }))

export type OwnLeads = z.infer<typeof page>
export type OwnLead = OwnLeads['leads'][number]

/**
 * The caller's leads, newest first, 20 a page. `number` is the page, from 1. Null for a 404. Throws UpstreamError: 401
 * for a refused token, 403 for an unconfirmed address.
 */
export async function fetchOwnLeads(access: string, number: number): Promise<OwnLeads | null> {
  return await read(`/api/me/leads/?page=${number}`, page, access)
}

/** A lead as its owner sees it; null for an unknown id, and with an outside upstream. */
export async function findEnquiry(id: number): Promise<OwnLead | null> {
  if (env().API_ROOT_URL) return null
  const found = await embedded().findOwnLead(id)
  return found ? lead.parse(found) : null
}

/** Idempotent. Throws UpstreamError: 401 for a refused token, 404 if the caller has no such lead. */
export async function withdrawLead(access: string, id: number): Promise<void> {
  await post(`/api/me/leads/${id}/withdraw/`, {}, { access })
}

/** Idempotent. Throws like `withdrawLead`; 400 with non_field_errors when it is too late. */
export async function undoWithdrawal(access: string, id: number): Promise<void> {
  await post(`/api/me/leads/${id}/withdraw/undo/`, {}, { access })
}

/** `phone` in E.164. Throws like `withdrawLead`; a 400's `fields` name phone or non_field_errors. */
export async function changeLeadPhone(access: string, id: number, phone: string): Promise<void> {
  await post(`/api/me/leads/${id}/phone/`, { phone }, { access })
}
