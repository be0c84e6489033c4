type Details = Record<string, string | number | boolean | null | undefined>

/**
 * Writes one line of JSON for the operator, to stdout, or to stderr if it warns of something.
 *
 * @param event what happened, such as "delivery_failed"
 * @param details where, and numbers; never personal data such as names, e-mail addresses and what somebody typed
 */
export function log(level: 'info' | 'warn' | 'error', event: string, details: Details = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details })
  process[level === 'info' ? 'stdout' : 'stderr'].write(`${line}\n`)
}
