import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Any part of a call can throw it. A transaction around it then rolls back, and app.ts sends it as the response. */
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

/** The response of Django REST Framework to too many requests. */
export function throttled(): Refusal {
  const seconds = 60 * 60
  const detail = `Request was throttled. Expected available in ${seconds} seconds.`
  return new Refusal(429, { detail }, { 'Retry-After': String(seconds) })
}
