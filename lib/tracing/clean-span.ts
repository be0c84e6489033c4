import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'

// All others could hold an address with a token in its query, or what somebody typed.
const kept = new Set([
  'http.method',
  'http.route',
  'http.status_code',
  'http.target',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_name',
  'next.span_type',
  'request.id',
])

/**
 * Takes from a span, before it is sent, whatever may be a person's: queries, addresses, the words of errors.
 *
 * @param span that has ended
 */
export function cleanSpan(span: ReadableSpan): void {
  const { attributes, events, status } = span
  for (const [name, value] of Object.entries(attributes)) {
    if (!kept.has(name)) delete attributes[name]
    else if (typeof value === 'string') attributes[name] = clean(value)
  }
  for (const { attributes = {} } of events)
    for (const name of Object.keys(attributes)) if (name !== 'exception.type') delete attributes[name]
  delete status.message
  Object.assign(span, { name: clean(span.name) })
}

// An address of mail in a path is somebody's attempt, but theirs.
const clean = (text: string) => text.replace(/[?#].*$/s, '').replace(/[^\s/]*(?:@|%40)[^\s/]*/gi, '…')
