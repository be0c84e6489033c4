import type { Context, Handler } from 'hono'
import { type Errors, type Fields, metadataOf } from './fields'

// Answers that every resource shares with Django REST Framework.

export function notFound(c: Context, detail = 'Not found.') {
  return c.json({ detail }, 404)
}

export function badRequest(c: Context, errors: Errors) {
  return c.json(errors, 400)
}

export function unauthorised(c: Context, body: { detail: string; [more: string]: unknown }) {
  c.header('WWW-Authenticate', 'Bearer realm="api"')
  return c.json(body, 401)
}

/** For a signed-in caller without the right. */
export function forbidden(c: Context, detail: string) {
  return c.json({ detail }, 403)
}

/** In the framework's words. */
export function throttled(c: Context) {
  const seconds = 60 * 60
  c.header('Retry-After', String(seconds))
  return c.json({ detail: `Request was throttled. Expected available in ${seconds} seconds.` }, 429)
}

/**
 * Handles all methods of a path: HEAD as GET, OPTIONS with a description, others 405, a caller that takes no
 * JSON 406. `fields` are those of its POST.
 */
export function view(name: string, methods: { get?: Handler; post?: Handler }, fields: Fields = {}): Handler {
  const allowed = [methods.get && 'GET, HEAD', methods.post && 'POST', 'OPTIONS'].filter(Boolean).join(', ')
  return (c, next) => {
    c.header('Allow', allowed)
    if (!takesJson(c.req.header('accept'))) {
      return c.json({ detail: 'Could not satisfy the request Accept header.' }, 406)
    }
    if (c.req.method === 'OPTIONS') return c.json(described(name, methods.post && fields))
    if (c.req.method === 'POST' && methods.post) return methods.post(c, next)
    if (/^(GET|HEAD)$/.test(c.req.method) && methods.get) return methods.get(c, next)
    return c.json({ detail: `Method "${c.req.method}" not allowed.` }, 405)
  }
}

function takesJson(accept = '*/*'): boolean {
  const types = accept.split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  return types.some((type) => ['', '*/*', 'application/*', 'application/json'].includes(type))
}

function described(name: string, fields: Fields | undefined) {
  const parts = { name, description: '', renders: ['application/json'], parses: ['application/json'] }
  return fields ? { ...parts, actions: { POST: metadataOf(fields) } } : parts
}
