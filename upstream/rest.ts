import type { Context, Handler } from 'hono'
import type { Errors } from './fields'

// The small part of Django REST Framework's manners that every resource shares.

/** 404 in the framework's shape. */
export function notFound(c: Context, detail = 'Not found.') {
  return c.json({ detail }, 404)
}

/** 400 by field. */
export function badRequest(c: Context, errors: Errors) {
  return c.json(errors, 400)
}

/** The last handler of a path: 405, naming the methods that are allowed; an OPTIONS request is answered by them. */
export function allowOnly(...methods: string[]): Handler {
  return (c) => {
    c.header('Allow', methods.join(', '))
    if (c.req.method === 'OPTIONS') return c.body(null, 200)
    return c.json({ detail: `Method "${c.req.method}" not allowed.` }, 405)
  }
}

export class JsonBodyError extends Error {
  constructor(
    readonly status: 400 | 415,
    readonly body: Record<string, unknown>,
  ) {
    super('The request body cannot be used')
  }
}

/**
 * The request's body as an object of fields; an empty body is an empty object.
 * Throws JsonBodyError, which app.ts answers: 415 for another media type, 400 for broken JSON or for what is no object.
 */
export async function readFields(c: Context): Promise<Record<string, unknown>> {
  const raw = await c.req.text()
  if (raw === '') return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new JsonBodyError(415, { detail: `Unsupported media type "${type}" in request.` })
  }
  const body = parseJson(raw)
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw new JsonBodyError(400, {
    non_field_errors: [`Invalid data. Expected a dictionary, but got ${pythonType(body)}.`],
  })
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new JsonBodyError(400, { detail: `JSON parse error - ${reason}` })
  }
}

function pythonType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return typeof value === 'boolean' ? 'bool' : 'str'
}
