/** @jest-environment node */
import { execFile } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundled } from '@/scripts/gate/bundled'
import { traced, traceHeaders } from './tracing'

type Attribute = { key: string; value: { stringValue?: string } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[]; resource: { attributes: Attribute[] } }[] }

const run = promisify(execFile)
const exports: Export[] = []
const asked: Record<string, unknown>[] = []
const servers: Server[] = []

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((listening) => server.once('listening', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

// A page as Next traces it, with the name "zoe" wherever a visitor could have typed a name. A hexadecimal id cannot
// contain "zoe". The program runs outside Jest, whose modules cannot load the exporter.
const program = `
  import { trace } from '@opentelemetry/api'
  import { post } from '@/lib/api/client'
  import { startTracing } from '@/lib/tracing/start'
  import { endTracing } from '@/lib/tracing/tracing'
  import { during } from '@/lib/visit/visit'

  startTracing()
  const page = { 'http.target': '/unsubscribe/zoe@example.com?token=s3cret', 'http.user_agent': 'the phone of zoe' }
  await during({ id: 'request-one', client: '192.0.2.1' }, () =>
    trace.getTracer('next.js').startActiveSpan('GET /news?a=s3cret', { attributes: page }, async (span) => {
      await post('/api/token/?u=zoe@example.com', { email: 'zoe@example.com' }).catch((error) => {
        span.recordException(error)
      })
      span.setStatus({ code: 2, message: 'zoe@example.com' }).end()
    }),
  )
  await endTracing()
`

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

test('nothing is traced, and no trace header is sent, when tracing is off', async () => {
  expect(await traced('work', async () => 7)).toBe(7)
  expect(traceHeaders()).toEqual({})
})

test('the collector gets an upstream call within its page’s trace, and no personal data', async () => {
  const collector = await listen(async (request, response) => {
    exports.push((await json(request)) as Export)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  process.env.API_ROOT_URL = await listen((request, response) => {
    asked.push(request.headers)
    response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"detail":"no"}')
  })
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME: 'the site' }
  await run(process.execPath, [bundled(program)], { env: { ...process.env, ...env } })

  const [{ resource, scopeSpans }] = exports.flatMap(({ resourceSpans }) => resourceSpans) as [
    Export['resourceSpans'][0],
  ]
  const spans = scopeSpans.flatMap(({ spans }) => spans)
  const [call, root] = ['upstream POST /api/token/', 'GET /news'].map((name) =>
    spans.find((span) => span.name === name),
  )
  expect(call).toMatchObject({ traceId: root?.traceId, parentSpanId: root?.spanId })
  expect(asked[0]?.traceparent).toContain(call?.traceId)
  const said = Object.fromEntries(root?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [])
  expect(said).toEqual({ 'http.target': '/unsubscribe/…', 'request.id': 'request-one' })
  expect(JSON.stringify(resource)).toContain('the site')
  expect(JSON.stringify(exports)).not.toMatch(/zoe|s3cret|192\.0\.2/i)
})

test('OpenTelemetry is not loaded until tracing is on', async () => {
  const entryPoints = ['instrumentation-node.ts', 'server/main.ts']
  const options = { bundle: true, write: false, metafile: true, logLevel: 'silent' } as const
  const { metafile } = await build({
    ...options,
    entryPoints,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  const loads = (kinds: string[]) => {
    const seen = new Set(entryPoints)
    for (const file of seen)
      for (const { path, kind } of metafile.inputs[file]?.imports ?? [])
        if (kinds.includes(kind)) seen.add(path)
    return [...seen].filter((path) => path.startsWith('@opentelemetry'))
  }
  expect(loads(['import-statement'])).toEqual([])
  expect(loads(['import-statement', 'dynamic-import'])).toContain('@opentelemetry/sdk-trace-node')
})
