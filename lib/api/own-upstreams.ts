import { once } from '@/lib/once'

/** The host of the embedded upstream; nothing listens there. */
export const embeddedRoot = 'http://embedded.upstream'

/** The same upstream with its drafts (lib/preview), for previews alone. */
export const draftsRoot = 'http://drafts.upstream'

type Handle = (request: Request) => Promise<Response>

const handles = once('own upstreams', (): Record<string, Handle | undefined> => ({}))

/**
 * Registers the upstream below a root. The server's start imports embedded.ts, which calls it; the
 * middleware, another bundle of the process, finds it here.
 */
export function handIn(root: string, handle: Handle): void {
  handles[root] = handle
}

/** Whether no upstream is registered below the address's root. */
export function isMissing(url: string): boolean {
  const root = rootOf(url)
  return root !== undefined && !handles[root]
}

/** As `fetch`: in this process below a registered root, else over the network. */
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
