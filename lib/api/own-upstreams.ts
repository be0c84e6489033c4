import { once } from '@/lib/once'

/** Stands for the embedded upstream in the address of a call; nothing listens there. */
export const embeddedRoot = 'http://embedded.upstream'

/** Stands likewise for the same upstream with all that is not public yet (lib/preview): only a preview asks it. */
export const draftsRoot = 'http://drafts.upstream'

type Handle = (request: Request) => Promise<Response>

const handles = once('own upstreams', (): Record<string, Handle | undefined> => ({}))

/**
 * Hands in the upstream that answers below a root in this process. embedded.ts does so: the start of the server imports it,
 * and the middleware, another bundle in the same process, finds the upstream here.
 */
export function handIn(root: string, handle: Handle): void {
  handles[root] = handle
}

/** Whether an address lies below a root that nobody has handed an upstream in for. */
export function isMissing(url: string): boolean {
  const root = rootOf(url)
  return root !== undefined && !handles[root]
}

/** Asks an address as `fetch` does: in this process below one of the roots, else over the network. */
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
