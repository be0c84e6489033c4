import { z } from 'zod'

/** The field by which the embedded upstream says of a draft why not everybody sees it (provider/publication.ts). */
export const unpublishedField = z.string().nullish().catch(null)

/**
 * That field as a part of what is made of a record, where it is there.
 *
 * @param record with the field
 */
export function unpublishedIn(record: { unpublished?: string | null }): { unpublished?: string } {
  return record.unpublished ? { unpublished: record.unpublished } : {}
}
