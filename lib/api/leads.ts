import type { LeadInput } from '@/lib/form/lead'
import { createOnce } from './create-once'

/** Sends a lead to the upstream, once. Throws UpstreamError; for a 400 its `fields` are named as the form's. */
export async function createLead({ 'job-title': jobTitle, subscribe, ...lead }: LeadInput): Promise<void> {
  // The spec calls it `job-title`, the existing upstream reads `jobTitle`. A box that is not ticked is absent.
  const ticked = subscribe ? { subscribe: 'on' } : {}
  await createOnce('/api/leads/', { ...lead, 'job-title': jobTitle, jobTitle, ...ticked })
}
