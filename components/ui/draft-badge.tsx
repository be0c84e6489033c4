import { formatInstant } from '@/lib/time/dates'
import { Badge } from './badge'

/** Says on a card that nobody but its editors sees it yet. */
export function DraftBadge({ unpublished }: { unpublished?: string }) {
  if (!unpublished) return null
  return (
    <p className="mb-3">
      <Badge tone="action">{statusOf(unpublished)}</Badge>
    </p>
  )
}

/**
 * Why something is not public, in words.
 *
 * @param unpublished `draft`, or the instant of its publication
 */
export function statusOf(unpublished: string): string {
  return unpublished === 'draft' ? 'Draft' : `Public from ${formatInstant(unpublished)} on`
}
