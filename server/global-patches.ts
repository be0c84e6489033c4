import { currentVisit } from '@/lib/visit/visit'

/**
 * React ends every render by an abort whose error has an unread stack. The stack holds Node's immediates, each of which knows
 * the one before: a timer of one request then held all requests since. 600 forms took 240 MB.
 */
export function dropStacksOfAborts(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason?: unknown) {
    if (reason instanceof Error) reason.stack = String(reason)
    abort.call(this, reason)
  }
}

/** Draft mode has no cache, and Next warns of each miss while it renders a draft again for its router. */
export function quietPreviews(): void {
  const { console } = globalThis
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    const [first] = words
    const isMiss = first instanceof Error && first.message.includes('Unexpected cache miss')
    if (!isMiss || !currentVisit()?.isPreview) warn(...words)
  }
}
