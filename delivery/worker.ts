import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import { countForPerson } from './for-person'
import { endOutage, wayTo } from './outages'
import { claim } from './outbox'
import type { DeliveryTables, Item } from './tables'
import { type Deliver, type Log, noteAway, tryItem, tryItems } from './try-item'

export type Destination = {
  deliver: Deliver
  /** How many items are on their way at once. */
  atOnce: number
  /** Whether it is back, for a destination that must not be asked by an item. */
  isBack?: () => Promise<boolean>
  /** Whether a try must be noted before it begins, because what arrives twice does harm. */
  isNoted?: boolean
  close?: () => void
}

export type WorkerSettings = {
  database: () => Promise<Kysely<DeliveryTables>>
  destinations: Record<string, Destination>
  /** Tells when items are due. */
  now: () => Date
  log: Log
  /** Has work done once the present request is answered, where a process rests from then on and no timer of its own runs. */
  afterwards?: Afterwards | undefined
}

export type Afterwards = (work: () => Promise<void>) => unknown

export type Worker = {
  /** Looks at the outbox shortly: how long an answer took then does not tell whether there is a mail. */
  wake: () => void
  /** Looks at it every two seconds as well: for what is due later, and what another process left. */
  start: () => void
  /** Tries an item that this process has claimed, and writes down what came of it. */
  tryNow: (item: Item, deliver: Deliver) => Promise<void>
  /** Resolves when nothing is due any more. */
  settled: () => Promise<void>
  /**
   * Delivers what this process has made, for ten seconds at most or as many milliseconds as are given, finishes what is on
   * its way, and ends. What is left waits for the next process.
   */
  close: (patience?: number) => Promise<void>
}

const tick = 2000
const tenSeconds = 10_000
const minute = 60_000

/** Delivers what lies in the outbox. Any number of processes may do so at once. */
export function createWorker(settings: WorkerSettings): Worker {
  // What it delivers is not for the request that has woken it.
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
      // What one has brought about may be another's: of a refused lead, people are told by mail.
      if (hasTried?.includes(true)) isAsked = true
    }
  }

  // It looks again every two seconds: one line a minute is enough.
  function logFault(error: Error): void {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + minute
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
      ticking ??= setInterval(run, tick).unref()
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
    async close(patience = tenSeconds) {
      clearInterval(ticking)
      clearTimeout(waking)
      const late = setTimeout(() => {
        isClosed = true
      }, patience)
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

// Whether there was anything to try.
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
  if (count > 0) log('warn', 'outbox_waits_for_person', { count, see: 'npm run outbox' })
}
