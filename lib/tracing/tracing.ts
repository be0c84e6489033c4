import { once } from '@/lib/once'
/** Set by start.ts; without it nothing of OpenTelemetry is loaded. */
export type Tracing = {
  span: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  headers: () => Record<string, string>
  end: () => Promise<void>
}

const site = once('tracing', (): { tracing?: Tracing } => ({}))

export function setTracing(tracing: Tracing): void {
  site.tracing = tracing
}

/** Runs work, as a span when tracing is on. `name` must contain nothing that a visitor typed. */
export async function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return await (site.tracing ? site.tracing.span(name, work) : work())
}

/** Headers with which the called service continues our trace. */
export function traceHeaders(): Record<string, string> {
  return site.tracing?.headers() ?? {}
}

/** Sends the remaining spans at shutdown. */
export async function endTracing(): Promise<void> {
  await site.tracing?.end()
}
