import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'

const written =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:\d{2}|\[?[A-Za-z][\w+/-]*\]?)$/
const unfit =
  'must be a time with its time zone, such as 2027-01-10T09:00:00Z or 2027-01-10 09:00 Europe/London'

/** Fields of each kind whose files can be drafts or wait for a time. */
export const publicationFields = {
  draft: z.boolean().default(false).meta({ title: 'Draft', description: 'Visitors can’t see it yet.' }),
  publish: z
    .string(unfit)
    .transform((text, { addIssue }) => instantIn(text, addIssue))
    .nullable()
    .default(null)
    .meta({
      title: 'Publish at',
      description:
        'Visitors can’t see it before. For example, 2027-01-10 09:00 Europe/London. Empty: straight away.',
    }),
}

export type Publication = { draft: boolean; publish: Date | null }

/** Whether visitors can see the file at an instant. */
export function isPublic({ draft, publish }: Publication, at: Date): boolean {
  return !draft && (publish === null || publish <= at)
}

/** Why visitors cannot see the file: `draft`, or the ISO instant of publication. Null when they can. */
export function unpublished(file: Publication, at: Date): string | null {
  if (isPublic(file, at)) return null
  return file.draft || !file.publish ? 'draft' : file.publish.toISOString()
}

function instantIn(text: string, addIssue: (message: string) => void): Date {
  const [, day, time, zone] = written.exec(text.trim()) ?? []
  if (!zone) {
    addIssue(unfit)
    return z.NEVER
  }
  try {
    const local = Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: 'reject' })
    const name = zone === 'Z' ? 'UTC' : zone.replace(/^\[|\]$/g, '')
    // A local time that clocks skip does not exist, and one that they repeat is ambiguous.
    return new Date(local.toZonedDateTime(name, { disambiguation: 'reject' }).epochMilliseconds)
  } catch {
    addIssue(
      `isn’t a valid time: the day or time zone doesn’t exist, or its clocks skip "${day} ${time}" or show it twice`,
    )
    return z.NEVER
  }
}
