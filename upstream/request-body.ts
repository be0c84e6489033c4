import type { Context } from 'hono'

/** app.ts answers with its status and body. */
export class RequestBodyError extends Error {
  constructor(
    readonly status: 400 | 415,
    readonly body: Record<string, unknown>,
  ) {
    super('The request body cannot be used')
  }
}

/**
 * The JSON body; an empty one is an empty object. Throws RequestBodyError: 415 for another media type, 400
 * for anything but a JSON object in UTF-8.
 */
export async function readFields(c: Context): Promise<Record<string, unknown>> {
  const raw = await c.req.arrayBuffer()
  if (raw.byteLength === 0) return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new RequestBodyError(415, { detail: `Unsupported media type "${type}" in request.` })
  }
  const body = parseJson(decode(raw))
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw new RequestBodyError(400, {
    non_field_errors: [`Invalid data. Expected a dictionary, but got ${pythonType(body)}.`],
  })
}

function decode(raw: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    throw new RequestBodyError(400, { detail: 'JSON parse error - the body is not UTF-8' })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestBodyError(400, { detail: 'JSON parse error - the body is not JSON' })
  }
}

function pythonType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return typeof value === 'boolean' ? 'bool' : 'str'
}
