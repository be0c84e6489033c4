import { createHash } from 'node:crypto'
import type { LeadInput } from '../lead'
import { create } from './client'

const underWay = new Map<string, Promise<void>>()

/**
 * Sends a lead to the upstream. The same details sent again while the first are under way share their answer, and
 * carry the same `Idempotency-Key` whenever they are sent, so that a double click leaves one lead.
 * Throws UpstreamError; for a 400 its `fields` are named as the form's.
 */
export async function createLead(lead: LeadInput): Promise<void> {
  const key = createHash('sha256').update(JSON.stringify(lead)).digest('hex')
  const sending = underWay.get(key) ?? create('/api/leads/', onTheWire(lead), key)
  underWay.set(key, sending)
  try {
    await sending
  } finally {
    underWay.delete(key)
  }
}

// The spec calls it `job-title`, the existing upstream reads `jobTitle`. A box that is not ticked is absent.
function onTheWire({ 'job-title': jobTitle, subscribe, ...lead }: LeadInput) {
  return { ...lead, 'job-title': jobTitle, jobTitle, ...(subscribe ? { subscribe: 'on' } : {}) }
}
