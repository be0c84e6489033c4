// What Node calls a connection that did not come about, certificates among it.
const unreached =
  /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)\b/

export type FieldErrors = Record<string, string[]>

/** A call of the upstream that failed. `status` is null when no answer came; `fields` holds a 400's messages. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'

  constructor(
    readonly call: string,
    readonly status: number | null,
    reason: string,
    readonly fields: FieldErrors = {},
    /** For how many milliseconds the upstream asks not to be tried. */
    readonly wait = 0,
  ) {
    super(`${call} failed${status === null ? '' : ` with ${status}`}: ${reason}`)
  }

  /** Worth another try: no answer, a server error, or an answer that cannot be read. */
  get isPassing(): boolean {
    return this.status === null || this.status >= 500 || this.status === 200
  }

  /** Nothing was sent: the upstream was not reached. */
  get isUnreached(): boolean {
    return this.status === null && unreached.test(this.message)
  }
}

/** What a log may say of a failed submission: names of fields and no values, as what was typed stays out of it. */
export function loggedReason(error: unknown): { reason: string; fields?: string } {
  if (!(error instanceof UpstreamError)) return { reason: String(error) }
  return { reason: error.message, fields: Object.keys(error.fields).join(' ') }
}

/**
 * What a refusal says of each field.
 *
 * @param status of the answer
 * @param body of the answer
 */
export function fieldErrorsOf(status: number, body: string): FieldErrors {
  if (status !== 400) return {}
  try {
    const entries = Object.entries(JSON.parse(body) as Record<string, unknown>)
    return Object.fromEntries(entries.map(([field, messages]) => [field, [messages].flat().map(String)]))
  } catch {
    return {}
  }
}
