import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Program } from './programs'
import { createPrograms } from './programs'
import { httpReceiver, mailReceiver } from './receivers'
import type { Trouble } from './trouble'

export type SetUp = {
  upstream: 'embedded' | 'outside, idempotent' | 'outside, not idempotent'
  sites: number
  postgres?: string
}

export type Slot = { name: 'site' | 'upstream'; program?: Program; start: () => Promise<void> }

export type World = Awaited<ReturnType<typeof createWorld>>

// With this factor a lease of two minutes takes four seconds.
const clockFactor = 30

export async function createWorld(folder: string, setUp: SetUp, trouble: Trouble) {
  const programs = createPrograms(folder, clockFactor)
  const data = mkdtempSync(join(tmpdir(), 'kills-'))
  const mails: string[] = []
  const webhooks: { id: string; reference: string }[] = []
  // The references of all rows in an upstream that is not idempotent.
  const rows: string[] = []

  const upstreamSlot = (): Program | undefined => slots.find(({ name }) => name === 'upstream')?.program
  const receivers = {
    mail: await mailReceiver(trouble, (mail) => mails.push(mail)),
    webhook: await httpReceiver('webhook', trouble, (body, { headers }) => {
      webhooks.push({ id: String(headers['webhook-id']), reference: JSON.parse(body).data.reference })
      return { status: 204, body: '' }
    }),
    upstream:
      setUp.upstream === 'outside, idempotent'
        ? await inFrontOf(trouble, upstreamSlot)
        : await httpReceiver('upstream', trouble, (body) => {
            rows.push(JSON.parse(body).reference)
            return { status: 201, body: '{}' }
          }),
  }

  const database = (name: string) => {
    if (!setUp.postgres) return `file:${join(data, `${name}.db`)}`
    const url = new URL(setUp.postgres)
    url.searchParams.set('schema', `kills_${name}_${randomUUID().replaceAll('-', '')}`)
    return url.href
  }
  const databases = { site: database('site'), upstream: database('upstream') }
  const common = {
    SMTP_URL: receivers.mail.url,
    LEADS_EMAIL: 'admissions@example.com',
    MAILS_PER_HOUR: '100000',
    UPSTREAM_TIMEOUT_MS: '500',
    NODE_ENV: 'production',
  }
  const site = {
    ...common,
    DATABASE_URL: databases.site,
    WEBHOOK_URL: receivers.webhook.url,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    API_ROOT_URL: setUp.upstream === 'embedded' ? '' : receivers.upstream.url,
    API_IDEMPOTENT: String(setUp.upstream === 'outside, idempotent'),
  }
  const upstream = {
    ...common,
    DATABASE_URL: databases.upstream,
    API_ROOT_URL: '',
    WEBHOOK_URL: '',
    WEBHOOK_SECRET: '',
  }

  const slot = (name: Slot['name'], env: Record<string, string>): Slot => ({
    name,
    async start() {
      this.program = await programs.start(name, env)
    },
  })
  const slots = Array.from({ length: setUp.sites }, () => slot('site', site))
  if (setUp.upstream === 'outside, idempotent') slots.push(slot('upstream', upstream))

  return {
    ...{ programs, slots, databases, mails, webhooks, rows },
    close() {
      programs.killAll()
      for (const { close } of Object.values(receivers)) close()
    },
  }
}

async function inFrontOf(trouble: Trouble, upstream: () => Program | undefined) {
  const pass = async (path: string, init: RequestInit) => {
    const response = await fetch(`${upstream()?.url}${path}`, init)
    return { status: response.status, body: await response.text() }
  }
  return await httpReceiver(
    'upstream',
    trouble,
    (body, { url = '/', headers }) =>
      pass(url, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': String(headers['idempotency-key']),
        },
      }),
    (path) => pass(path, {}),
  )
}
