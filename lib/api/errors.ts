// Node's codes for a connection that failed, certificates included.
const unreached =
  /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)\b/

export type FieldErrors = Record<string, string[]>

/** A failed call. `status` is null without an answer; `fields` holds a 400's messages. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'

  constructor(
    readonly call: string,
    readonly status: number | null,
    reason: string,
    readonly fields: FieldErrors = {},
    /** Milliseconds to wait before a retry, from the upstream's Retry-After. */
    readonly wait = 0,
  ) {
    super(`${call} failed${status === null ? '' : ` with ${status}`}: ${reason}`)
  }

  /** A retry may succeed: no answer, a server error, or an unreadable answer. */
  get isPassing(): boolean {
    return this.status === null || this.status >= 500 || this.status === 200
  }

  /** The request was not sent. */
  get isUnreached(): boolean {
    return this.status === null && unreached.test(this.message)
  }
}

/** Names the fields without their values, because the log holds nothing that visitors typed. */
export function loggedReason(error: unknown): { reason: string; fields?: string } {
  if (!(error instanceof UpstreamError)) return { reason: String(error) }
  return { reason: error.message, fields: Object.keys(error.fields).join(' ') }
}

/** The messages per field, from the body of a 400. */
export function fieldErrorsOf(status: number, body: string): FieldErrors {
  if (status !== 400) return {}
  try {
    const entries = Object.entries(JSON.parse(body) as Record<string, unknown>)
    return Object.fromEntries(entries.map(([field, messages]) => [field, [messages].flat().map(String)]))
  } catch {
    return {}
  }
}
