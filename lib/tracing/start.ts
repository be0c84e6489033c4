import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { currentVisit } from '@/lib/visit/visit'
import { setTracing } from './tracing'

/** OpenTelemetry's own variables configure it; OTEL_EXPORTER_OTLP_ENDPOINT switches it on. */
export function startTracing(): void {
  // Without this, Next traces each upstream call a second time, with its whole address.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1'
  const service = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'training-site' })
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(service),
    spanProcessors: [withoutPersons, new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const tracer = trace.getTracer('site')
  setTracing({
    span: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),
    headers() {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return headers
    },
    end: () => provider.shutdown().catch(() => {}),
  })
}

// This processor runs before the exporter. Otherwise the exporter would send query strings and mail addresses.
const withoutPersons: SpanProcessor = {
  onStart(span) {
    const id = currentVisit()?.id
    if (id) span.setAttribute('request.id', id)
  },
  onEnd: cleanSpan,
  forceFlush: async () => {},
  shutdown: async () => {},
}

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
function cleanSpan(span: ReadableSpan): void {
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
