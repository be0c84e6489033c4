import type { LeadInput } from '@/lib/form/lead'
import { createOnce } from './create-once'

/**
 * Sends a lead to the upstream, once.
 * @param lead what the form holds
 * @param formKey the key of the form that was filled in, if it has one
 * @throws UpstreamError; for a 400 its `fields` are named as the upstream's
 */
export async function createLead(lead: LeadInput, formKey?: string): Promise<void> {
  const { 'job-title': jobTitle, subscribe, ...rest } = lead
  // The spec calls it `job-title`, the existing upstream reads `jobTitle`. A box that is not ticked is absent.
  const ticked = subscribe ? { subscribe: 'on' } : {}
  await createOnce('/api/leads/', { ...rest, 'job-title': jobTitle, jobTitle, ...ticked }, formKey)
}
