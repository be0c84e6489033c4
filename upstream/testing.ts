import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type ServerType, serve } from '@hono/node-server'
import type { SMTPServerOptions } from 'smtp-server'

import { testDatabaseUrl } from '@/database/testing'
import { smtpServerForTest } from '@/delivery/testing-servers'
import { createUpstream, type Upstream } from './app'
import type { UpstreamSettings } from './settings'

/** A lead that POST /leads/ accepts. */
export const lead = {
  careerPathName: 'Data',
  selectedPlan: 'growth-project-pack',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.co',
  country: 'UK',
  phone: '+44 20 7946 0000',
  source: 'Google',
  subscribe: true,
}

/** An upstream on an empty database, with its settings, log, mail folder and an empty folder. */
export function upstreamForTest(change: Partial<UpstreamSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-'))
  const logged: { event: string; [detail: string]: unknown }[] = []
  const mailDir = join(folder, 'mail')
  const settings: UpstreamSettings = {
    databaseUrl: testDatabaseUrl(),
    contentDir: join(process.cwd(), 'content'),
    siteUrl: 'https://www.example.com',
    secret: 'a secret that is long enough for a test',
    mail: {
      smtpUrl: undefined,
      dir: mailDir,
      from: 'hello@example.com',
      leadsTo: 'admissions@example.com',
      perHour: 200,
    },
    addressHash: (address) => createHash('sha256').update(address.toLowerCase()).digest('base64url'),
    provider: {
      name: 'Example Training',
      phone: '+44 20 7946 0000',
      email: 'hello@example.com',
      nextStep: 'We will call you within one working day.',
    },
    plans: [{ id: 'growth-project-pack', name: 'Growth project Pack' }],
    log: (level, event, details) => logged.push({ level, event, ...details }),
    now: () => new Date(),
    ...change,
  }
  const upstream: Upstream = createUpstream(settings)
  return { upstream, settings, logged, mailDir, folder }
}

/** Serves an upstream on a free port and sets API_ROOT_URL. Returns a function that stops both. */
export async function serveForTest(upstream: Upstream) {
  const server = await new Promise<ServerType>((ready) => {
    const made = serve({ fetch: upstream.handle, port: 0, hostname: '127.0.0.1' }, () => ready(made))
  })
  process.env.API_ROOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    await upstream.close()
  }
}

/** Sends an object as JSON, a string unchanged. Returns the parsed body; null for an empty one. */
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

/** A real SMTP server that takes every mail unless `options` say otherwise. */
export async function smtpForTest(options: SMTPServerOptions = {}) {
  const { url, ...server } = await smtpServerForTest(options)
  const [from, leadsTo] = ['hello@example.com', 'admissions@example.com']
  return { ...server, mail: { smtpUrl: url, dir: '', from, leadsTo, perHour: 200 } }
}
