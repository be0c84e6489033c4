import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { testDatabaseUrl } from '@/database/testing'
import { httpForTest } from '@/delivery/testing-servers'
import { newFormKey } from '@/lib/form/form-key'
import { openSiteDatabase } from '@/lib/store/site-database'
import { bundled } from '@/scripts/gate/bundled'
import { listLeads } from '@/upstream/leads'
import { upstreamForTest } from '@/upstream/testing'

// Sends one filled-in form 100 times at once through the site's own code, from one process and from two.

const run = promisify(execFile)
const program = `
  import { embedded } from '@/lib/api/embedded'
  import { outsideWorker } from '@/lib/api/outside-worker'
  import { siteDatabase } from '@/lib/store/site-database'
  import { during } from '@/lib/visit/visit'
  import { submitLead } from '@/components/enrol/submit-lead'
  const { fields, times } = JSON.parse(process.argv[2])
  const send = () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const idle = { status: 'idle', values: {}, errors: {} }
    return during({ client: '192.0.2.1' }, () => submitLead(idle, form))
  }
  const states = await Promise.all(Array.from({ length: times }, send))
  const worker = process.env.API_ROOT_URL ? outsideWorker() : embedded()
  const db = await siteDatabase()
  for (;;) {
    await worker.settled()
    const waiting = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()
    if (waiting.length === 0) break
    await new Promise((done) => setTimeout(done, 100))
  }
  console.log('STATES', JSON.stringify(states.map(({ status, reference }) => status + ' ' + reference)))
  process.exit(0)`

const file = bundled(program)

const typed = {
  careerPathName: 'Data Science',
  selectedPlan: 'growth-project-pack',
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  phone: '07700 900123',
  country: 'United Kingdom',
  source: 'Google',
  message: 'After six',
  subscribe: 'on',
}

/** Sends the form 100 times in total, spread over `processes`. */
async function submit(processes: number, change: Record<string, string>) {
  const env = {
    ...process.env,
    LIMITS_FACTOR: '1000',
    API_ROOT_URL: '',
    SMTP_URL: '',
    NODE_ENV: 'test',
    ...change,
  }
  const sent = JSON.stringify({ fields: { ...typed, formKey: newFormKey() }, times: 100 / processes })
  const start = () => run(process.execPath, [file, sent], { env: env as typeof process.env })
  const outputs = await Promise.all(Array.from({ length: processes }, start))
  return outputs.flatMap(({ stdout }) => JSON.parse(stdout.match(/^STATES (.*)$/m)?.[1] ?? '[]') as string[])
}

const eventOf = ({ body }: { body: string }) => JSON.parse(body)

// The short run omits one process: two processes run the same code, and also compete.
test.each(process.env.TEST_LONG ? [1, 2] : [2])(
  'each upstream, embedded or outside, creates one lead, two mails and one event when %i processes send a form 100 times at once',
  async (processes) => {
    const receiver = await httpForTest()
    const { upstream, mailDir } = upstreamForTest()
    let posted = 0
    const counted = (request: Request) => {
      if (request.method === 'POST') posted++
      return upstream.handle(request)
    }
    const port = await new Promise<number>((done) => {
      const server = serve({ fetch: counted, port: 0, hostname: '127.0.0.1' }, ({ port }) => done(port))
      server.unref()
    })
    const webhook = {
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    }

    const own = { DATABASE_URL: testDatabaseUrl(), MAIL_DIR: mkdtempSync(join(tmpdir(), 'mail-')) }
    const other = { DATABASE_URL: testDatabaseUrl(), API_ROOT_URL: `http://127.0.0.1:${port}` }
    const both = [own, other].map((settings) => submit(processes, { ...webhook, ...settings }))
    const [states, others] = (await Promise.all(both)) as [string[], string[]]
    expect(states).toHaveLength(100)
    expect(new Set(states)).toEqual(new Set([expect.stringMatching(/^sent \w{3}-\w{3}-\w{3}$/)]))
    const db = await openSiteDatabase(own.DATABASE_URL)
    expect(await listLeads(db as never)).toHaveLength(1)
    await db.destroy()
    expect(readdirSync(own.MAIL_DIR)).toHaveLength(2)

    await upstream.settled()
    expect(new Set(others)).toEqual(new Set([expect.stringMatching(/^sent \w{3}-\w{3}-\w{3}$/)]))
    expect([posted, others.length, (await listLeads(await upstream.database())).length]).toEqual([1, 100, 1])
    expect(readdirSync(mailDir)).toHaveLength(2)

    // The webhook gets equal data from the embedded and the outside upstream, except the reference.
    expect(receiver.received).toHaveLength(2)
    const [first, second] = receiver.received.map(eventOf)
    expect(second.data).toEqual({ ...first.data, reference: second.data.reference })
    expect(first.data).toMatchObject({ phone: '+447700900123', subscribe: true, jobTitle: '' })
    await upstream.close()
    await receiver.close()
  },
  120_000,
)
