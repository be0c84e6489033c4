import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import { countForPerson } from './for-person'
import { endOutage, wayTo } from './outages'
import { claim } from './outbox'
import type { DeliveryTables, Item } from './tables'
import { type Deliver, type Log, noteAway, tryItem, tryItems } from './try-item'

export type Destination = {
  deliver: Deliver
  atOnce: number
  /** Checks whether the destination is back, before an item probes it. */
  isBack?: () => Promise<boolean>
  /** True when a second delivery does harm: the outbox then records each try before it begins. */
  isNoted?: boolean
  close?: () => void
}

export type WorkerSettings = {
  database: () => Promise<Kysely<DeliveryTables>>
  destinations: Record<string, Destination>
  /** The clock that decides which items are due. */
  now: () => Date
  log: Log
  /** Runs work after the current request, on hosts where the process then sleeps and no timer runs. */
  afterwards?: Afterwards | undefined
}

export type Afterwards = (work: () => Promise<void>) => unknown

export type Worker = {
  /** Looks at the outbox after a short random time, so that no response time reveals whether there is a mail. */
  wake: () => void
  /** Looks at the outbox now and every two seconds, for delayed items and items of other processes. */
  start: () => void
  tryNow: (item: Item, deliver: Deliver) => Promise<void>
  settled: () => Promise<void>
  /** Begins tries for at most `timeoutMs`, finishes them and closes all destinations. The other items wait. */
  close: (timeoutMs?: number) => Promise<void>
}

const tickMs = 2000
const tenSeconds = 10_000
const minuteMs = 60_000

/** Delivers the outbox. Any number of processes may do so at once. */
export function createWorker(settings: WorkerSettings): Worker {
  // A delivery must not count as part of the request that woke the worker.
  const outside = AsyncLocalStorage.snapshot()
  const underWay = new Set<Promise<void>>()
  let running: Promise<void> | undefined
  let isAsked = false
  let hasMade = false
  let isClosed = false
  let quietUntil = 0
  let ticking: NodeJS.Timeout | undefined
  let waking: NodeJS.Timeout | undefined

  function run(): Promise<void> {
    isAsked = true
    running ??= outside(deliverAll).finally(() => {
      running = undefined
      if (isAsked) run()
    })
    return running
  }

  async function deliverAll(): Promise<void> {
    while (isAsked) {
      isAsked = false
      const names = Object.keys(settings.destinations)
      const all = Promise.all(names.map((name) => deliverTo(name, settings, () => isClosed)))
      const hasTried = await all.catch(logFault)
      // A delivery may cause another: people get a mail about a refused lead.
      if (hasTried?.includes(true)) isAsked = true
    }
  }

  function logFault(error: Error): void {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + minuteMs
    settings.log('error', 'outbox_failed', { reason: error.message })
  }

  async function settled(): Promise<void> {
    await Promise.allSettled(underWay)
    await run()
  }

  return {
    wake() {
      hasMade = true
      if (settings.afterwards) return void settings.afterwards(settled)
      if (!isClosed) waking ??= setTimeout(wakeUp, 50 + Math.random() * 100)
    },
    start() {
      ticking ??= setInterval(run, tickMs).unref()
      sayWhatWaits(settings)
      run()
    },
    async tryNow(item, deliver) {
      hasMade = true
      const trying = settings
        .database()
        .then((db) => tryItem(db, item, { deliver, isProbe: false }, settings))
      underWay.add(trying)
      await trying.finally(() => underWay.delete(trying))
    },
    settled,
    async close(timeoutMs = tenSeconds) {
      clearInterval(ticking)
      clearTimeout(waking)
      const late = setTimeout(() => {
        isClosed = true
      }, timeoutMs)
      if (hasMade) await settled()
      clearTimeout(late)
      isClosed = true
      for (const { close } of Object.values(settings.destinations)) close?.()
    },
  }

  function wakeUp(): void {
    waking = undefined
    run()
  }
}

async function deliverTo(name: string, settings: WorkerSettings, isClosed: () => boolean): Promise<boolean> {
  const { database, destinations, now } = settings
  const { atOnce, deliver, isBack, isNoted } = destinations[name] as Destination
  const db = await database()
  let hasTried = false
  while (!isClosed()) {
    const way = await wayTo(db, name, now())
    if (way === 'closed') break
    const isProbe = way === 'probe'
    if (isProbe && (await isBack?.()) === false) {
      await noteAway(db, name, { isProbe }, settings)
      break
    }
    const items = await claim(db, name, { limit: isProbe ? 1 : atOnce, isProbe, isNoted }, now())
    if (items.length === 0) {
      if (isProbe) await endOutage(db, name)
      break
    }
    hasTried = true
    const isOneByOne = isProbe || isNoted
    if (!isOneByOne) await tryItems(db, items, deliver, settings)
    else await Promise.all(items.map((item) => tryItem(db, item, { deliver, isProbe }, settings)))
  }
  return hasTried
}

async function sayWhatWaits({ database, log }: WorkerSettings): Promise<void> {
  const count = await database()
    .then(countForPerson)
    .catch(() => 0)
  if (count > 0) log('warn', 'outbox_waits_for_person', { count, see: 'npm run site -- outbox' })
}
