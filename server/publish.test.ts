import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/env'
import { siteDatabase } from '@/lib/store/site-database'
import { findPostgres, startPostgres } from '@/scripts/gate/postgres.mjs'
import { joinPublications, publisher } from './publish'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres(findPostgres())
  process.env.DATABASE_URL = postgres.url
}, 60_000)

afterAll(async () => {
  await (await siteDatabase()).destroy()
  postgres.stop()
})

test('publishing calls the hook, empties the cache, and notifies other processes unless one of them published', async () => {
  let status = 200
  const said: unknown[] = []
  const publish = publisher(
    async (request, response) => {
      const { method, url, headers } = request
      said.push(method, url, headers['x-revalidate-secret'], await text(request))
      response.writeHead(status).end()
    },
    () => said.push('forgotten'),
    async (tags) => void said.push(`told ${tags}`),
  )
  const call = ['POST', '/api/revalidate', env().REVALIDATE_SECRET, '{"changed":["posts","events"]}']
  await publish(['posts', 'events'])
  expect(said.splice(0)).toEqual([...call, 'forgotten', 'told posts,events'])
  await publish(['posts', 'events'], true)
  expect(said.splice(0)).toEqual([...call, 'forgotten'])
  status = 429
  await expect(publish(['posts', 'events'])).rejects.toThrow('answered 429')
  expect(said).toEqual(call)
})

test('after an outage of Postgres, every process applies the tags that others published during it', async () => {
  const join = async (applied: string[]) =>
    await joinPublications(async (tags) => void applied.push(...tags), Date.now())
  const [one, other]: [string[], string[]] = [[], []]
  const [sendOne, sendOther] = [await join(one), await join(other)]
  await sendOne(['posts'])
  postgres.crash()
  await Promise.all([sendOne(['events']), sendOther(['resources'])])
  postgres.resume()
  const start = performance.now()
  while ((one.length < 1 || other.length < 2) && performance.now() - start < 20_000) await pause(50)
  expect([one, other]).toEqual([['resources'], ['posts', 'events']])
}, 30_000)

test('a tag of a newer version is skipped with a log line, and later ones are applied', async () => {
  const lines: string[] = []
  const written = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0)
  const errors = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0)
  const heard: string[] = []
  const apply = publisher(
    async (request, response) => {
      const { changed } = JSON.parse(await text(request))
      if (!changed.includes('badges')) heard.push(...changed)
      response.writeHead(changed.includes('badges') ? 400 : 200).end()
    },
    () => {},
    async () => {},
  )
  const [send] = [
    await joinPublications(async () => {}, Date.now()),
    await joinPublications(apply, Date.now()),
  ]
  await send(['badges'])
  await send(['testimonies'])
  const start = performance.now()
  while (!heard.includes('testimonies') && performance.now() - start < 20_000) await pause(50)
  written.mockRestore()
  errors.mockRestore()
  // The database still holds the publications of the previous test.
  expect(heard.at(-1)).toBe('testimonies')
  expect(lines.join('')).toMatch(/"publication_skipped".*does not know badges/)
}, 30_000)
