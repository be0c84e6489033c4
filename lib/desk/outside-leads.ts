import { z } from 'zod'
import { type Page, readPage } from '@/lib/api/client'
import { UpstreamError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { isReference } from '@/upstream/reference'
import { statusNames } from '@/upstream/statuses'
import type { Enquiry, EnquiryList } from './enquiries'

// Long texts would fill the page, and encodeURIComponent throws for half a surrogate pair.
const line = z.string().transform((typed) => typed.slice(0, 300).toWellFormed())
const text = line.catch('')
const maxItems = 100
const instant = z.iso.datetime({ offset: true })

const schema = z
  .object({
    reference: text,
    created_at: instant,
    due_at: instant.nullable().catch(null),
    status: z.enum(statusNames).catch('received'),
    tries: z.number().catch(0),
    firstName: text,
    lastName: text,
    email: line,
    phone: text,
    careerPathName: text,
    selectedPlan: text,
    start: text,
    source: text,
    answered_by: line.nullable().catch(null),
  })
  .transform(
    ({ firstName, lastName, careerPathName, selectedPlan, ...lead }): Enquiry => ({
      ...lead,
      kind: 'lead',
      id: 0,
      queue_at: lead.due_at ?? lead.created_at,
      reference: isReference(lead.reference) ? lead.reference : '',
      name: `${firstName} ${lastName}`.trim() || lead.email,
      about: careerPathName,
      plan: selectedPlan,
    }),
  )

/**
 * Reads the leads of an outside upstream by GET /api/desk/leads/. Null without DESK_SECRET, or if the upstream
 * lacks the call; 'failed', and logged, if the upstream is away or refuses the secret.
 */
export async function fetchDeskLeads(
  list: EnquiryList,
  page: number,
): Promise<Page<Enquiry> | 'failed' | null> {
  const { DESK_SECRET } = env()
  if (!DESK_SECRET) return null
  try {
    return await readPage(`/api/desk/leads/?list=${list}&page=${page}`, schema, DESK_SECRET, maxItems)
  } catch (error) {
    if (error instanceof UpstreamError) return 'failed'
    throw error
  }
}
