import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown anywhere in a call, also in a transaction, which then rolls back; app.ts answers with it. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: object,
    readonly headers: Record<string, string> = {},
  ) {
    super('The request is refused')
  }
}

export function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal(400, errors)
}

export function unauthorised(body: { detail: string; [more: string]: unknown }): Refusal {
  return new Refusal(401, body, { 'WWW-Authenticate': 'Bearer realm="api"' })
}

/** In the framework's words. */
export function throttled(): Refusal {
  const seconds = 60 * 60
  const detail = `Request was throttled. Expected available in ${seconds} seconds.`
  return new Refusal(429, { detail }, { 'Retry-After': String(seconds) })
}
