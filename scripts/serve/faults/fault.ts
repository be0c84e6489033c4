import { z } from 'zod'

// Which calls meet a fault, and how often.
const whichCalls = {
  paths: z.string().startsWith('/', 'must begin with a slash').default('/'),
  method: z.enum(['GET', 'POST'], 'must be GET or POST').optional(),
  times: z.int().positive().optional(),
  seconds: z.number().positive().max(3600).optional(),
}

const milliseconds = z.int().min(1).max(60_000)

const fault = <Name extends string, More extends z.ZodRawShape>(name: Name, more: More) =>
  z.strictObject({ fault: z.literal(name), ...whichCalls, ...more })

const kinds = [
  fault('500', {}),
  fault('503', { retry_after: z.int().min(0).max(3600).default(1) }),
  fault('html', {}),
  fault('garbage', {}),
  fault('wrong-shape', {}),
  fault('replace', { body: z.json(), status: z.int().min(200).max(599).default(200) }),
  fault('slow', { ms: milliseconds.default(500) }),
  fault('hang', {}),
  fault('drop', {}),
  fault('lost', {}),
  fault('cut', {}),
  fault('drip', { ms: milliseconds.default(100) }),
  fault('empty', {}),
  fault('broken', {}),
  fault('bare', { as: z.enum(['absent', 'null', 'empty']).default('absent') }),
  fault('many', { count: z.int().min(1).max(100_000).default(10_000) }),
  fault('clock', { minutes: z.number().min(-527_040).max(527_040) }),
  z.strictObject({ fault: z.literal('refuse'), seconds: z.number().positive().max(3600) }),
] as const

const names = kinds.map(({ shape }) => shape.fault.value)

const schema = z
  .array(
    z.discriminatedUnion('fault', kinds, {
      error: ({ code }) => (code === 'invalid_union' ? `is none of ${names.join(', ')}` : undefined),
    }),
  )
  .max(100, 'At most 100 at once')

export type Fault = z.infer<typeof schema>[number]

/** A fault of a single call. `refuse` concerns the whole server instead. */
export type CallFault = Exclude<Fault, { fault: 'refuse' }>

/** The fault of one name, with its settings. */
export type FaultOf<Name extends Fault['fault']> = Extract<Fault, { fault: Name }>

/** The faults of a control call, or their errors. */
export function faultsIn(text: string): { faults: Fault[] } | { messages: string[] } {
  const body = parsed(text)
  if (typeof body !== 'object' || body === null)
    return { messages: ['The body must be JSON: one fault, or a list of them'] }
  const result = schema.safeParse(Array.isArray(body) ? body : [body])
  if (result.success) return { faults: result.data }
  return {
    messages: result.error.issues.map(({ path, message }) =>
      [path.slice(Array.isArray(body) ? 0 : 1).join('.'), message].filter(Boolean).join(': '),
    ),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
