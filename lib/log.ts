type Details = Record<string, string | number | boolean | null | undefined>

/**
 * Writes one line of JSON for the operator: what happened, where, and numbers.
 * Never hand it personal data (names, e-mail addresses, what somebody typed).
 */
export function log(level: 'info' | 'warn' | 'error', event: string, details: Details = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...details })
  process[level === 'info' ? 'stdout' : 'stderr'].write(`${line}\n`)
}
