import type { Instrumentation } from 'next'

let tell: Instrumentation.onRequestError | undefined

/** Runs once before the server takes requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') tell = (await import('./instrumentation-node')).logPageFault
}

/** Of a page that could not be made the log tells the reference that its visitor was shown. */
export const onRequestError: Instrumentation.onRequestError = (...fault) => tell?.(...fault)
