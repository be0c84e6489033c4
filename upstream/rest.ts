import type { Context, Handler } from 'hono'
import { type Errors, type Fields, metadataOf } from './fields'

// What every resource answers in the same way as Django REST Framework.

/** Answers 404 in the framework's shape. */
export function notFound(c: Context, detail = 'Not found.') {
  return c.json({ detail }, 404)
}

/** Answers 400 with the errors of each field. */
export function badRequest(c: Context, errors: Errors) {
  return c.json(errors, 400)
}

/** Answers 401 and names the scheme that would be accepted. */
export function unauthorised(c: Context, body: { detail: string; [more: string]: unknown }) {
  c.header('WWW-Authenticate', 'Bearer realm="api"')
  return c.json(body, 401)
}

/** Answers 403 to who may not have this, though they are signed in. */
export function forbidden(c: Context, detail: string) {
  return c.json({ detail }, 403)
}

/** Answers 429 in the framework's words, for what may be done a few times an hour. */
export function throttled(c: Context) {
  const seconds = 60 * 60
  c.header('Retry-After', String(seconds))
  return c.json({ detail: `Request was throttled. Expected available in ${seconds} seconds.` }, 429)
}

/**
 * Handles all methods of one path. HEAD is answered as GET, OPTIONS with a description, a method that is not there with
 * 405, and a caller that takes no JSON with 406.
 *
 * @param name as OPTIONS tells it
 * @param methods what the path answers
 * @param fields what its POST takes, for the description
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
