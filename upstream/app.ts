import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { deliveryMigrations, deliveryMigrationsTable } from '@/delivery/migrations'
import { careerPathReader, careerPaths } from './career-paths'
import { confirmEmail } from './confirm-email'
import { contentFolder } from './content'
import type { Core } from './core'
import { leads } from './leads'
import { createMails } from './mails'
import { media } from './media'
import { messages } from './messages'
import { migrations } from './migrations'
import { myAccount } from './my-account'
import { findOwnLead, myLeads, type OwnLeadRecord } from './my-leads'
import { createOutbox } from './outbox'
import { passwordReset } from './password-reset'
import { plainLists } from './plain-lists'
import { posts } from './posts'
import { Refusal, unauthorised } from './refusal'
import { resources } from './resources'
import { notFound } from './rest'
import type { UpstreamSettings } from './settings'
import { signIn } from './sign-in'
import { signUp } from './sign-up'
import type { Tables } from './tables'
import { createTokens, TokenError } from './tokens'

const maxBodyBytes = 1024 * 1024

export type Upstream = {
  handle: (request: Request) => Promise<Response>
  /** The database, open and migrated. */
  database: () => Promise<Kysely<Tables>>
  /** The lead as GET /me/leads/ shows it. */
  findOwnLead: (id: number) => Promise<OwnLeadRecord | undefined>
  /** Starts to deliver the outbox, including items that an earlier process left. */
  start: () => void
  settled: () => Promise<void>
  close: (timeoutMs?: number) => Promise<void>
}

/** Serves the contract by one Fetch function. Database and mail are opened at first use. */
export function createUpstream(settings: UpstreamSettings): Upstream {
  let opening: Promise<Kysely<Tables>> | undefined
  const database = () => {
    opening ??= open(settings).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  const readCareerPaths = careerPathReader(settings)
  const mails = createMails(database, readCareerPaths, settings)
  const { outbox, worker } = createOutbox(database, mails, settings)
  const tokens = createTokens(settings.secret, settings.now, settings.previousSecret)
  const readResources = contentFolder('resources', settings)
  const core: Core = { open: database, outbox, tokens, settings }
  const app: Hono = new Hono()
    .use(
      bodyLimit({
        maxSize: maxBodyBytes,
        onError: (c) => c.json({ detail: 'Request body is too large.' }, 413),
      }),
    )
    .route('/api', careerPaths(readCareerPaths, database, settings))
    .route('/api', posts(settings))
    .route('/api', resources(readResources))
    .route('/api', plainLists(settings))
    .route('/api', leads(core, readCareerPaths))
    .route('/api', messages(core))
    .route('/api', signUp(core))
    .route('/api', signIn(core))
    .route('/api', passwordReset(core))
    .route('/api', confirmEmail(core))
    .route('/api', myAccount(core))
    .route('/api', myLeads(core, readCareerPaths))
    .route('/', media(readResources, settings))
    .notFound((c) => {
      const { pathname, search } = new URL(c.req.url)
      const path = `${pathname.replace(/^\/+/, '/')}/`
      return isServed(path) ? c.redirect(path + search, 301) : notFound(c)
    })
    .onError((error, c) => {
      if (error instanceof Refusal) return c.json(error.body, error.status, error.headers)
      if (error instanceof TokenError) {
        const { status, body, headers } = unauthorised({ detail: error.message, code: 'token_not_valid' })
        return c.json(body, status, headers)
      }
      settings.log('error', 'upstream_failed', {
        method: c.req.method,
        path: c.req.path,
        reason: error.message,
      })
      return c.json({ detail: 'A server error occurred.' }, 500)
    })

  // The body limit matches every path, so a served path matches at least twice.
  const isServed = (path: string): boolean => app.router.match('GET', path)[0].length > 1

  return {
    handle: async (request) => app.fetch(request),
    database,
    findOwnLead: async (id) => await findOwnLead(await database(), id, { readCareerPaths, settings }),
    start: worker.start,
    settled: worker.settled,
    async close(timeoutMs) {
      if (opening) await worker.close(timeoutMs)
      if (!settings.database) await (await opening)?.destroy()
    },
  }
}

async function open({ database, databaseUrl }: UpstreamSettings): Promise<Kysely<Tables>> {
  const db = database ? await database() : await openDatabase<unknown>(databaseUrl)
  try {
    await migrate(db, migrations)
    await migrate(db, deliveryMigrations, deliveryMigrationsTable)
  } catch (error) {
    if (!database) await db.destroy()
    throw error
  }
  return db as Kysely<Tables>
}
