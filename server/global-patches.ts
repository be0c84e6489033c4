import { currentVisit } from '@/lib/visit/visit'

/**
 * React ends every render with an abort. The unread stack of its error holds Node's immediates, each of which refers
 * to the one before. So a timer of one request held all later requests: 600 forms took 240 MB.
 */
export function dropStacksOfAborts(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) reason.stack = String(reason)
    abort.call(this, reason)
  }
}

/** Drops Next's warnings of cache misses in previews: draft mode has no cache, so every lookup would warn. */
export function quietPreviews(): void {
  const { console } = globalThis
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    const [first] = words
    const isMiss = first instanceof Error && first.message.includes('Unexpected cache miss')
    if (!isMiss || !currentVisit()?.isPreview) warn(...words)
  }
}
