import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import Database from 'libsql'
import { openOutbox, outboxForTest } from './testing'
import { createWorker } from './worker'

const isPostgres = !!process.env.TEST_DATABASE_URL
const onSqlite = isPostgres ? test.skip : test
const onPostgres = isPostgres ? test : test.skip
const minute = 60_000
process.env.SQLITE_TIMEOUT_MS = '300'

let outbox: Awaited<ReturnType<typeof outboxForTest>>

beforeEach(async () => {
  outbox = await outboxForTest()
})

afterEach(() => outbox.db.destroy())

const faults = () => outbox.logged.filter(({ event }) => event === 'outbox_failed')
const states = async () => (await outbox.items()).map(({ state }) => state)

/** Looks at the outbox twice, and again a minute later. Only the last look logs a second fault. */
async function lookForAMinute(worker: { settled: () => Promise<void> }) {
  for (let look = 0; look < 2; look++) await worker.settled()
  expect(faults()).toHaveLength(1)
  const { now } = performance
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 1.1 * minute)
  await worker.settled()
  later.mockRestore()
  expect(faults()).toHaveLength(2)
}

/** Locks the database as an endless write of another process would. Returns a function that unlocks it. */
function lock() {
  const other = new Database(outbox.url.slice('file:'.length))
  other.exec('begin exclusive')
  return () => {
    other.exec('rollback')
    other.close()
  }
}

onSqlite(
  'while the database is locked, the worker logs that once a minute, and it delivers afterwards',
  async () => {
    const { add, state, worker } = outbox
    await add({ kind: 'a' }, { kind: 'b' })
    const unlock = lock()
    await lookForAMinute(worker)
    expect(faults()[0]?.reason).toMatch(/locked/)
    expect(state.tried).toEqual([])
    unlock()
    await worker.settled()
    expect(await states()).toEqual(['delivered', 'delivered'])
  },
)

onSqlite('an item is delivered again two minutes later when its delivery could not be recorded', async () => {
  const { add, state, start } = outbox
  await add({ kind: 'a' })
  let unlock: (() => void) | undefined
  const deliver = async ({ kind }: { kind: string }) => {
    state.tried.push(kind)
    unlock ??= lock()
    return { is: 'delivered' as const }
  }
  const worker = start({ mail: { deliver, atOnce: 3 } })
  await worker.settled()
  expect(faults()).toHaveLength(1)
  unlock?.()
  await worker.settled()
  expect(state.tried).toEqual(['a'])
  state.at += 2.1 * minute
  await worker.settled()
  expect(state.tried).toEqual(['a', 'a'])
  expect(await states()).toEqual(['delivered'])
})

/** A proxy between the worker and Postgres. `setDown` breaks all connections, as a restart of Postgres does. */
async function proxyTo(url: URL) {
  const sockets = new Set<Socket>()
  let isDown = false
  const server = createServer((client) => {
    if (isDown) return client.destroy()
    const socket = url.searchParams.get('host')
    const [host, port] = [url.hostname, Number(url.port || 5432)]
    const there = socket ? connect(`${socket}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(one.on('error', () => other.destroy()).on('close', () => other.destroy()))
      one.pipe(other)
    }
    return undefined
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const through = new URL(url)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: through.href,
    setDown(value: boolean) {
      isDown = value
      if (value) for (const socket of sockets) socket.destroy()
    },
    close: () => server.close(),
  }
}

onPostgres(
  'while Postgres restarts, the worker logs that once a minute, and it delivers afterwards',
  async () => {
    const { add, state, now } = outbox
    const proxy = await proxyTo(new URL(outbox.url))
    const db = await openOutbox(proxy.url)
    const deliver = async ({ kind }: { kind: string }) => {
      state.tried.push(kind)
      return { is: 'delivered' as const }
    }
    const log = (level: string, event: string, details = {}) =>
      void outbox.logged.push({ level, event, ...details })
    const worker = createWorker({
      ...{ database: async () => db, destinations: { mail: { deliver, atOnce: 3 } }, now, log },
    })
    await worker.settled()
    await add({ kind: 'a' })
    proxy.setDown(true)
    await lookForAMinute(worker)
    proxy.setDown(false)
    await worker.settled()
    expect(state.tried).toEqual(['a'])
    expect(await states()).toEqual(['delivered'])
    await db.destroy()
    proxy.close()
  },
)
