import { once } from '@/lib/once'
/** What traces, where the site is told to (start.ts): nothing of it is loaded otherwise. */
export type Tracing = {
  span: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  headers: () => Record<string, string>
  end: () => Promise<void>
}

const site = once('tracing', (): { tracing?: Tracing } => ({}))

/** From now on there is somebody who traces. */
export function setTracing(tracing: Tracing): void {
  site.tracing = tracing
}

/**
 * Does a piece of work as a span of its own, where the site is traced.
 *
 * @param name without anything that a visitor has typed
 * @returns what the work returns
 * @throws what the work throws
 */
export async function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return await (site.tracing ? site.tracing.span(name, work) : work())
}

/** The headers by which whom we call goes on with our trace. */
export function traceHeaders(): Record<string, string> {
  return site.tracing?.headers() ?? {}
}

/** Sends what has not been sent yet, as this process ends. */
export async function endTracing(): Promise<void> {
  await site.tracing?.end()
}
