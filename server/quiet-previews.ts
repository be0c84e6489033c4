import { currentVisit } from '@/lib/visit/visit'

/**
 * Keeps a warning of Next's out of the log. It renders a page of draft mode once more, for its router, and takes the cache,
 * which draft mode does without, for one that has forgotten something. That second rendering is thrown away.
 */
export function quietPreviews(): void {
  const { console } = globalThis
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    const [first] = words
    const isMiss = first instanceof Error && first.message.includes('Unexpected cache miss')
    if (!isMiss || !currentVisit()?.isPreview) warn(...words)
  }
}
