import { formatInstant } from '@/lib/time/dates'
import { Badge } from './badge'

export function DraftBadge({ unpublished }: { unpublished?: string }) {
  if (!unpublished) return null
  return (
    <p className="mb-3">
      <Badge tone="action">{statusOf(unpublished)}</Badge>
    </p>
  )
}

/** `unpublished` is `draft` or the instant of publication. */
export function statusOf(unpublished: string): string {
  return unpublished === 'draft' ? 'Draft' : `Public from ${formatInstant(unpublished)} on`
}
