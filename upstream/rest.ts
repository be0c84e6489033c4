import type { Context, Handler } from 'hono'
import { type Errors, type Fields, metadataOf } from './fields'

// The small part of Django REST Framework's manners that every resource shares.

/** 404 in the framework's shape. */
export function notFound(c: Context, detail = 'Not found.') {
  return c.json({ detail }, 404)
}

/** 400 by field. */
export function badRequest(c: Context, errors: Errors) {
  return c.json(errors, 400)
}

/** 401 with the scheme that would be accepted. */
export function unauthorised(c: Context, body: { detail: string; [more: string]: unknown }) {
  c.header('WWW-Authenticate', 'Bearer realm="api"')
  return c.json(body, 401)
}

/**
 * All methods of one path. What is not among them is 405 and says which are; OPTIONS describes the path, with the
 * fields that a POST takes; HEAD is a GET; a caller that takes no JSON gets 406.
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
