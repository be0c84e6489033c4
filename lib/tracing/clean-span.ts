import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'

// Only these attributes stay. Any other may hold a typed text, or a token in an address.
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

/** Removes queries, mail addresses and error texts before a span is sent. */
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

// A path may contain a mail address.
const clean = (text: string) => text.replace(/[?#].*$/s, '').replace(/[^\s/]*(?:@|%40)[^\s/]*/gi, '…')
