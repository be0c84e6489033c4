import { z } from 'zod'
import { read } from './client'
import { createOnce } from './create-once'

/** A lead as its form has checked it: each field under its name in the spec, those not given empty. */
export type Lead = { 'job-title': string; subscribe: boolean; [field: string]: string | boolean }

/**
 * Sends a lead to the upstream, once.
 * @param lead what the form holds
 * @param formKey the key of the form that was filled in, if it has one
 * @throws UpstreamError; for a 400 its `fields` are named as the upstream's
 */
export async function createLead(lead: Lead, formKey?: string): Promise<void> {
  const { 'job-title': jobTitle, subscribe, ...rest } = lead
  // The spec calls it `job-title`, the existing upstream reads `jobTitle`. A box that is not ticked is absent.
  const ticked = subscribe ? { subscribe: 'on' } : {}
  await createOnce('/api/leads/', { ...rest, 'job-title': jobTitle, jobTitle, ...ticked }, formKey)
}

const text = z.string().min(1)

const lead = z
  .object({ id: z.number(), created_at: text, careerPathName: text, selectedPlan: text })
  .transform(({ id, created_at, careerPathName, selectedPlan }) => ({
    id,
    /** ISO instant. */
    createdAt: created_at,
    careerPathName,
    selectedPlan,
  }))

// Not every upstream that has the call cuts its list into pages.
const page = z
  .union([
    z.object({ next: z.string().nullish(), results: z.array(lead) }),
    z.array(lead).transform((results) => ({ next: null, results })),
  ])
  .transform(({ next, results }) => ({ leads: results, hasNext: !!next }))

export type OwnLeads = z.infer<typeof page>

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
