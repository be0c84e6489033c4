import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { accounts } from './accounts'
import { careerPathReader, careerPaths } from './career-paths'
import { countryNames } from './countries'
import { events } from './events'
import { leads } from './leads'
import { createMailer } from './mail'
import { messages } from './messages'
import { migrations } from './migrations'
import { myLeads } from './my-leads'
import { passwordReset } from './password-reset'
import { posts } from './posts'
import { RequestBodyError } from './request-body'
import { resourceFiles, resources } from './resources'
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
  /** Waits for the mails that are on their way. */
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
  const app = new Hono()
    .use(
      bodyLimit({ maxSize: maxBody, onError: (c) => c.json({ detail: 'Request body is too large.' }, 413) }),
    )
    .route('/api', careerPaths(readCareerPaths))
    .route('/api', posts(settings))
    .route('/api', resources(settings))
    .route('/api', testimonies(settings))
    .route('/api', events(settings))
    .route('/api', countryNames())
    .route('/api', leads(database, mailer, readCareerPaths, settings))
    .route('/api', messages(database, mailer, settings))
    .route('/api', accounts(database, settings.log))
    .route('/api', signIn(database, tokens))
    .route('/api', passwordReset(database, mailer, settings))
    .route('/api', myLeads(database, tokens))
    .route('/', resourceFiles(settings))
    .notFound((c) => {
      const { pathname, search } = new URL(c.req.url)
      return pathname.endsWith('/') ? notFound(c) : c.redirect(`${pathname}/${search}`, 301)
    })
    .onError((error, c) => {
      if (error instanceof RequestBodyError) return c.json(error.body, error.status)
      settings.log('error', 'upstream_failed', {
        method: c.req.method,
        path: c.req.path,
        reason: error.message,
      })
      return c.json({ detail: 'A server error occurred.' }, 500)
    })

  return {
    handle: async (request) => app.fetch(request),
    database,
    settled: mailer.settled,
    async close() {
      await mailer.settled()
      await (await opening)?.destroy()
    },
  }
}

async function open(url: string): Promise<Kysely<Tables>> {
  const db = await openDatabase<Tables>(url)
  await migrate(db as Kysely<unknown>, migrations)
  return db
}
