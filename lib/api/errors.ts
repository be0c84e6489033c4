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
