import { z } from 'zod'

/** The embedded upstream's reason why a draft is not public (provider/publication.ts). */
export const unpublishedField = z.string().nullish().catch(null)

/** The field `unpublished`, only if the record has it. */
export function unpublishedIn(record: { unpublished?: string | null }): { unpublished?: string } {
  return record.unpublished ? { unpublished: record.unpublished } : {}
}
