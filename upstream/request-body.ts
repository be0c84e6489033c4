import type { Context } from 'hono'
import { invalid, Refusal } from './refusal'

/** The JSON body; an empty one is an empty object. Throws 415 for another media type, 400 for broken JSON. */
export async function readFields(c: Context): Promise<Record<string, unknown>> {
  const raw = await c.req.arrayBuffer()
  if (raw.byteLength === 0) return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Refusal(415, { detail: `Unsupported media type "${type}" in request.` })
  const text = parse('not UTF-8', () => new TextDecoder('utf-8', { fatal: true }).decode(raw))
  const body: unknown = parse('not JSON', () => JSON.parse(text))
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw invalid({ non_field_errors: [`Invalid data. Expected a dictionary, but got ${pythonType(body)}.`] })
}

function parse<Result>(fault: string, read: () => Result): Result {
  try {
    return read()
  } catch {
    throw new Refusal(400, { detail: `JSON parse error - the body is ${fault}` })
  }
}

function pythonType(value: unknown): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return typeof value === 'boolean' ? 'bool' : 'str'
}
