import type { Instrumentation } from 'next'

let logFault: Instrumentation.onRequestError | undefined

export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') logFault = (await import('./instrumentation-node')).logPageFault
}

export const onRequestError: Instrumentation.onRequestError = (...fault) => logFault?.(...fault)
