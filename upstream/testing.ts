import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUpstream, type Upstream } from './app'
import type { UpstreamSettings } from './settings'

/** An embedded upstream on data of its own, for a test; `logged` collects its log. */
export function upstreamForTest(change: Partial<UpstreamSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-'))
  const logged: { event: string; [detail: string]: unknown }[] = []
  const mailDir = join(folder, 'mail')
  const upstream: Upstream = createUpstream({
    databaseUrl: process.env.TEST_DATABASE_URL ?? `file:${join(folder, 'test.db')}`,
    contentDir: join(process.cwd(), 'upstream/content'),
    siteUrl: 'https://www.example.com',
    mail: { smtpUrl: undefined, dir: mailDir, from: 'hello@example.com', leadsTo: 'admissions@example.com' },
    provider: { name: 'Example Training', phone: '+44 20 7946 0000', email: 'hello@example.com' },
    plans: [{ id: 'growth-project-pack', name: 'Growth project Pack' }],
    log: (level, event, details) => logged.push({ level, event, ...details }),
    ...change,
  })
  return { upstream, logged, mailDir, folder }
}

/** Sends a request of the contract and gives its status, headers and JSON. */
export async function call(upstream: Upstream, method: string, path: string, body?: unknown, headers = {}) {
  const response = await upstream.handle(
    new Request(`http://upstream.test${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    }),
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
