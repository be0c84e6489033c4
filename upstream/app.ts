import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { migrate } from '@/database/migrate'
import { openDatabase } from '@/database/open'
import { careerPathReader, careerPaths } from './career-paths'
import { countryNames } from './countries'
import { leads } from './leads'
import { createMailer } from './mail'
import { migrations } from './migrations'
import { JsonBodyError, notFound } from './rest'
import type { UpstreamSettings } from './settings'
import type { Tables } from './tables'

export type Upstream = {
  /** Answers a request of the contract; never rejects. */
  handle: (request: Request) => Promise<Response>
  /** The people's data, opened and migrated. Rejects with what is wrong when it cannot be. */
  database: () => Promise<Kysely<Tables>>
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
  const app = new Hono()
    .route('/api', careerPaths(readCareerPaths))
    .route('/api', countryNames())
    .route('/api', leads(database, mailer, readCareerPaths, settings))
    .notFound((c) => {
      const { pathname, search } = new URL(c.req.url)
      return pathname.endsWith('/') ? notFound(c) : c.redirect(`${pathname}/${search}`, 301)
    })
    .onError((error, c) => {
      if (error instanceof JsonBodyError) return c.json(error.body, error.status)
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
