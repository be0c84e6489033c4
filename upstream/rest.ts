import type { Context, Handler } from 'hono'
import { check, type Fields, metadataOf, type Values } from './field-checks'
import { readFields } from './request-body'

export function notFound(c: Context, detail = 'Not found.') {
  return c.json({ detail }, 404)
}

/** Handles all methods of a path that takes a POST. `body` also has the fields that are not checked. */
export function form<Some extends Fields>(
  name: string,
  fields: Some,
  answer: (c: Context, values: Values<Some>, body: Record<string, unknown>) => Promise<Response>,
): Handler {
  const post = async (c: Context) => {
    const body = await readFields(c)
    return await answer(c, check(fields, body), body)
  }
  return view(name, { post }, fields)
}

/** Answers HEAD like GET, and OPTIONS with `fields`. Other methods get 405, clients that refuse JSON 406. */
export function view(name: string, methods: { get?: Handler; post?: Handler }, fields: Fields = {}): Handler {
  const allowed = [methods.get && 'GET, HEAD', methods.post && 'POST', 'OPTIONS'].filter(Boolean).join(', ')
  return (c, next) => {
    c.header('Allow', allowed)
    if (!takesJson(c.req.header('accept')))
      return c.json({ detail: 'Could not satisfy the request Accept header.' }, 406)
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
