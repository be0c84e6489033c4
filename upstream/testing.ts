import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { testDatabaseUrl } from '@/database/testing'
import { createUpstream, type Upstream } from './app'
import type { UpstreamSettings } from './settings'

/** An embedded upstream on data of its own, for a test; `logged` collects its log. */
export function upstreamForTest(change: Partial<UpstreamSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-'))
  const logged: { event: string; [detail: string]: unknown }[] = []
  const mailDir = join(folder, 'mail')
  const settings: UpstreamSettings = {
    databaseUrl: testDatabaseUrl(),
    contentDir: join(process.cwd(), 'upstream/content'),
    siteUrl: 'https://www.example.com',
    secret: 'a secret that is long enough for a test',
    mail: { smtpUrl: undefined, dir: mailDir, from: 'hello@example.com', leadsTo: 'admissions@example.com' },
    provider: { name: 'Example Training', phone: '+44 20 7946 0000', email: 'hello@example.com' },
    plans: [{ id: 'growth-project-pack', name: 'Growth project Pack' }],
    log: (level, event, details) => logged.push({ level, event, ...details }),
    ...change,
  }
  const upstream: Upstream = createUpstream(settings)
  return { upstream, settings, logged, mailDir, folder }
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

/** A real SMTP server for a test, and the mails that it was handed. */
export async function smtpForTest() {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _, done) => {
      mails.push(await PostalMime.parse(await buffer(stream)))
      done()
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as { port: number }
  const mail = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dir: '',
    from: 'hello@example.com',
    leadsTo: 'admissions@example.com',
  }
  return { mail, mails, close: () => new Promise<void>((done) => server.close(done)) }
}
