import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { accounts } from './accounts'
import { careerPathReader, careerPaths } from './career-paths'
import { countryNames } from './countries'
import { events } from './events'
import { KeyReusedError } from './idempotency'
import { leads } from './leads'
import { createMailer } from './mail'
import { messages } from './messages'
import { migrations } from './migrations'
import { myLeads } from './my-leads'
import { passwordReset } from './password-reset'
import { posts } from './posts'
import { RequestBodyError } from './request-body'
import { resourceFiles, resourceReader, resources } from './resources'
import { notFound } from './rest'
import type { UpstreamSettings } from './settings'
import { signIn } from './sign-in'
import type { Tables } from './tables'
import { testimonies } from './testimonies'
import { createTokens } from './tokens'

const maxBody = 1024 * 1024

export type Upstream = {
  /** Answers a request of the contract; never rejects. */
  handle: (request: Request) => Promise<Response>
  /** The people's data, opened and migrated. Rejects with what is wrong when it cannot be. */
  database: () => Promise<Kysely<Tables>>
  /** The mails that are on their way, by their kind and the id of what they are about. */
  pendingMails: () => { kind: string; id?: number }[]
  /** Waits for them. */
  settled: () => Promise<void>
  /** Lets mails on their way finish and closes the database. */
  close: () => Promise<void>
}

/** The embedded upstream: the whole contract behind one Fetch-API function. Opens nothing until it is needed. */
export function createUpstream(settings: UpstreamSettings): Upstream {
  const mailer = createMailer(settings)
  let opening: Promise<Kysely<Tables>> | undefined
  const database = () => {
    opening ??= open(settings.databaseUrl).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }

  const readCareerPaths = careerPathReader(settings)
  const tokens = createTokens(settings.secret)
  const readResources = resourceReader(settings)
  const app: Hono = new Hono()
    .use(
      bodyLimit({ maxSize: maxBody, onError: (c) => c.json({ detail: 'Request body is too large.' }, 413) }),
    )
    .route('/api', careerPaths(readCareerPaths))
    .route('/api', posts(settings))
    .route('/api', resources(readResources))
    .route('/api', testimonies(settings))
    .route('/api', events(settings))
    .route('/api', countryNames())
    .route('/api', leads(database, mailer, readCareerPaths, settings))
    .route('/api', messages(database, mailer, settings))
    .route('/api', accounts(database, settings.log))
    .route('/api', signIn(database, tokens))
    .route('/api', passwordReset(database, mailer, settings))
    .route('/api', myLeads(database, tokens))
    .route('/', resourceFiles(readResources, settings))
    .notFound((c) => {
      const { pathname, search } = new URL(c.req.url)
      const path = `${pathname.replace(/^\/+/, '/')}/`
      return isServed(path) ? c.redirect(path + search, 301) : notFound(c)
    })
    .onError((error, c) => {
      if (error instanceof RequestBodyError) return c.json(error.body, error.status)
      if (error instanceof KeyReusedError) {
        return c.json({ detail: 'This Idempotency-Key was used for another request.' }, 422)
      }
      settings.log('error', 'upstream_failed', {
        method: c.req.method,
        path: c.req.path,
        reason: error.message,
      })
      return c.json({ detail: 'A server error occurred.' }, 500)
    })

  // Every path matches the limit of the body; one that is served matches more.
  const isServed = (path: string): boolean => app.router.match('GET', path)[0].length > 1

  return {
    handle: async (request) => app.fetch(request),
    database,
    pendingMails: mailer.pending,
    settled: mailer.settled,
    async close() {
      await mailer.close()
      await (await opening)?.destroy()
    },
  }
}

async function open(url: string): Promise<Kysely<Tables>> {
  const db = await openDatabase<Tables>(url)
  await migrate(db as Kysely<unknown>, migrations).catch(async (error) => {
    await db.destroy()
    throw error
  })
  return db
}
