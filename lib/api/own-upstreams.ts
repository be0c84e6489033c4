import { once } from '@/lib/once'

/** The host of the embedded upstream; nothing listens there. */
export const embeddedRoot = 'http://embedded.upstream'

/** The host of the embedded upstream with drafts, for previews only (lib/preview). */
export const draftsRoot = 'http://drafts.upstream'

type Handle = (request: Request) => Promise<Response>

const handles = once('own upstreams', (): Record<string, Handle | undefined> => ({}))

/**
 * Registers the upstream for a root. At its start, the server imports embedded.ts, which calls this function. The
 * middleware is another bundle of the process, and finds the upstream through `once`.
 */
export function handIn(root: string, handle: Handle): void {
  handles[root] = handle
}

/** True if the address has the root of an own upstream that is not registered yet. */
export function isMissing(url: string): boolean {
  const root = rootOf(url)
  return root !== undefined && !handles[root]
}

/** Like `fetch`, but calls a registered upstream within this process. */
export async function askUpstream(url: string, init: RequestInit): Promise<Response> {
  const handle = handles[rootOf(url) ?? '']
  if (!handle) return await fetch(url, init)
  return await Promise.race([handle(new Request(url, init)), aborted(init.signal)])
}

const rootOf = (url: string) => [embeddedRoot, draftsRoot].find((root) => url.startsWith(root))

function aborted(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}
