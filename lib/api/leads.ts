import { z } from 'zod'
import { isReference } from '@/upstream/reference'
import { post, read } from './client'
import { createOnce, type Submission } from './create-once'

/** Where leads are sent. */
export const leadPath = '/api/leads/'

/** A lead as its form has checked it: each field under its name in the spec, those not given empty. */
export type Lead = { 'job-title': string; subscribe: boolean; [field: string]: string | boolean }

/**
 * Sends a lead to the upstream, once.
 * @param lead what the form holds
 * @param submission what is known of the form besides
 * @returns its reference
 * @throws UpstreamError; for a 400 its `fields` are named as the upstream's
 */
export async function createLead(
  lead: Lead,
  submission?: Partial<Submission>,
): Promise<{ reference: string }> {
  const { 'job-title': jobTitle, subscribe, ...rest } = lead
  // The spec calls it `job-title`, the existing upstream reads `jobTitle`. A box that is not ticked is absent.
  const ticked = subscribe ? { subscribe: 'on' } : {}
  return await createOnce(
    'lead',
    leadPath,
    { ...rest, 'job-title': jobTitle, jobTitle, ...ticked },
    submission,
  )
}

const text = z.string().min(1)

const lead = z
  .object({
    id: z.number(),
    created_at: text,
    careerPathName: text,
    selectedPlan: text,
    billing: z.string().catch(''),
    country: z.string().catch(''),
    phone_ending: z.string().nullish().catch(null),
    reference: z.unknown().optional(),
    withdrawn_at: z.string().nullish().catch(undefined),
    undo_until: z.string().nullish().catch(undefined),
  })
  .transform((record) => ({
    id: record.id,
    /** ISO instant. */
    createdAt: record.created_at,
    careerPathName: record.careerPathName,
    selectedPlan: record.selectedPlan,
    billing: record.billing,
    /** As it was typed: the name of a country, or anything. */
    country: record.country,
    /** The last three digits of the number that is called; null where the upstream has no call to change it. */
    phoneEnding: record.phone_ending?.replaceAll(/\D/g, '').slice(-3) ?? null,
    /** Null where the upstream tells none of this site's. */
    reference: isReference(record.reference) ? record.reference : null,
    /** ISO instant; null where it has not been withdrawn, undefined where the upstream has no call for that. */
    withdrawnAt: record.withdrawn_at,
    /** Until when its withdrawal can be undone, likewise. */
    undoUntil: record.undo_until,
  }))

// Not every upstream that has the call cuts its list into pages.
const page = z
  .union([
    z.object({ next: z.string().nullish(), results: z.array(lead) }),
    z.array(lead).transform((results) => ({ next: null, results })),
  ])
  .transform(({ next, results }) => ({ leads: results, hasNext: !!next }))

export type OwnLeads = z.infer<typeof page>
export type OwnLead = OwnLeads['leads'][number]

/**
 * The leads sent with the caller's address, newest first, 20 a page.
 *
 * @param access The caller's access token.
 * @param number The page, counted from 1.
 * @returns The page, or null where the upstream has no such call or no such page.
 * @throws UpstreamError, with status 401 where the token is refused, and 403 where the address is not confirmed.
 */
export async function fetchOwnLeads(access: string, number: number): Promise<OwnLeads | null> {
  return await read(`/api/me/leads/?page=${number}`, page, access)
}

/**
 * Takes one of the caller's own leads back. Another time changes nothing.
 *
 * @param access The caller's access token.
 * @param id The lead's.
 * @throws UpstreamError, with status 401 where the token is refused, and 404 where the caller has no such lead.
 */
export async function withdrawLead(access: string, id: number): Promise<void> {
  await post(`/api/me/leads/${id}/withdraw/`, {}, { access })
}

/**
 * Undoes a withdrawal. Another time changes nothing.
 *
 * @param access The caller's access token.
 * @param id The lead's.
 * @throws UpstreamError as `withdrawLead`; for a 400 its `fields` name non_field_errors: it is too late.
 */
export async function undoWithdrawal(access: string, id: number): Promise<void> {
  await post(`/api/me/leads/${id}/withdraw/undo/`, {}, { access })
}

/**
 * Changes the number by which the caller is called about one of their own leads.
 *
 * @param access The caller's access token.
 * @param id The lead's.
 * @param phone In E.164.
 * @throws UpstreamError as `withdrawLead`; for a 400 its `fields` name phone, or non_field_errors where the lead is
 * withdrawn.
 */
export async function changeLeadPhone(access: string, id: number, phone: string): Promise<void> {
  await post(`/api/me/leads/${id}/phone/`, { phone }, { access })
}
