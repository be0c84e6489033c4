import { buttonStyle } from '@/components/ui/button'
import { statusOf } from '@/components/ui/draft-badge'
import { currentPreview } from '@/lib/preview/current-preview'

type Props = {
  page: string
  /** `draft`, or the instant of publication. */
  unpublished?: string
}

/** Explains why a draft is visible. Renders nothing on a published page without a preview. */
export async function PreviewBar({ page, unpublished }: Props) {
  const draft = await currentPreview(page)
  if (!draft && !unpublished) return null
  return (
    <aside aria-label="Preview" className="bg-action text-ink">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-3 md:px-8">
        <p>
          <strong>{unpublished ? statusOf(unpublished) : 'Now public'}.</strong>{' '}
          {draft
            ? 'You’re viewing a preview. Its link works for a day.'
            : 'You can see this only in development.'}
        </p>
        {draft && (
          <form method="post" action="/api/preview">
            <input type="hidden" name="draft" value={draft} />
            <button type="submit" className={buttonStyle('outline')}>
              Leave the preview
            </button>
          </form>
        )}
      </div>
    </aside>
  )
}
