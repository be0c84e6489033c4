import { once } from '@/lib/once'

/** Stands for the embedded upstream in the address of a call; nothing listens there. */
export const embeddedRoot = 'http://embedded.upstream'

/** Stands likewise for the same upstream with all that is not public yet (lib/preview): only a preview asks it. */
export const draftsRoot = 'http://drafts.upstream'

type Root = typeof embeddedRoot | typeof draftsRoot
type Handle = (request: Request) => Promise<Response>

const handles = once('own upstreams', (): Partial<Record<Root, Handle>> => ({}))

/**
 * Hands in the upstream that answers below a root in this process. The pages and the start of the server import
 * embedded.ts, which does so. The middleware imports none of it, and finds it here.
 */
export function handIn(root: Root, handle: Handle): void {
  handles[root] = handle
}

/**
 * How an address is asked: in this process below one of the roots, else over the network.
 *
 * @returns called as `fetch`
 * @throws Error where nobody has handed in the upstream of that root
 */
export function fetchFor(url: string): (url: string, init: RequestInit) => Promise<Response> {
  const root = ([embeddedRoot, draftsRoot] as const).find((root) => url.startsWith(root))
  if (!root) return fetch
  const handle = handles[root]
  if (!handle) throw new Error(`Nobody answers below ${root}: import lib/api/embedded.ts first.`)
  return (url, init) => Promise.race([handle(new Request(url, init)), aborted(init.signal)])
}

function aborted(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}
