import { UpstreamError } from '@/lib/api/errors'
import { lastGood, type NamedRead, recall } from '@/lib/api/last-good'
import { once } from '@/lib/once'

// Milliseconds. A list that takes long to read lives twenty times as long, so that unknown addresses cannot
// load the upstream.
const listMs = 60_000
const restFactor = 20

// Unlisted addresses asked at the upstream, per so many ms.
const asks = { most: 20, each: 10_000 }

const possible = /^([\w-]{1,250}|page\/[1-9]\d{0,5})$/

/** `away`: no answer and no stored list. */
export type Existence = 'listed' | 'missing' | 'away'

export type Section = {
  /** All addresses of the section, by the reads that `get` runs. */
  list: (get: <T>(read: NamedRead<T>) => Promise<T>) => Promise<string[]>
  /** Throws UpstreamError. */
  ask?: (address: string) => Promise<boolean>
}

const forgotten = once('forgotten addresses', () => ({ at: Number.NEGATIVE_INFINITY }))

/** The upstream has published something, so unknown addresses are asked for again. */
export function forgetAddresses(now = Date.now): void {
  forgotten.at = now()
}

/**
 * Which addresses of a section exist, at next to no cost for thousands of unknown ones. An unlisted address
 * is asked for by itself, 20 in ten seconds; beyond that, and in an outage, the list decides.
 */
export function knownAddresses({ list, ask }: Section, now = Date.now) {
  const addresses = new Set<string>()
  let isKnown = false
  let readAt = Number.NEGATIVE_INFINITY
  let life = listMs
  let reading: Promise<void> = Promise.resolve()
  let recalling: Promise<void> | undefined
  let round = {
    since: Number.NEGATIVE_INFINITY,
    answers: new Map<string, Promise<Existence>>(),
    isAway: false,
  }

  const isOver = (since: number, life: number) => now() - since >= life || since <= forgotten.at

  async function add(get: <T>(read: NamedRead<T>) => Promise<T>) {
    try {
      for (const address of await list(get)) addresses.add(address)
      isKnown = true
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
    }
  }

  async function byList(address: string): Promise<Existence> {
    await reading
    if (addresses.has(address)) return 'listed'
    return isKnown ? 'missing' : 'away'
  }

  async function byAsking(address: string, ask: NonNullable<Section['ask']>): Promise<Existence> {
    try {
      if (!(await ask(address))) return 'missing'
      addresses.add(address)
      return 'listed'
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      round.isAway = true
      return await byList(address)
    }
  }

  /** `address` is a slug or `page/2`. */
  async function lookUp(address: string): Promise<Existence> {
    if (addresses.has(address)) return 'listed'
    if (!possible.test(address)) return 'missing'
    recalling ??= add(recall)
    await recalling
    if (addresses.has(address)) return 'listed'
    if (isOver(readAt, life)) {
      readAt = now()
      reading = add(async (read) => (await lastGood(read)).value).finally(() => {
        life = Math.max(listMs, restFactor * (now() - readAt))
      })
      reading.catch(() => {}) // Whoever waits for it is told.
    }
    if (!ask) return await byList(address)
    if (isOver(round.since, asks.each)) round = { since: now(), answers: new Map(), isAway: false }
    const answer = round.answers.get(address)
    if (answer) return await answer
    if (round.isAway || round.answers.size >= asks.most) return await byList(address)
    const asking = byAsking(address, ask)
    round.answers.set(address, asking)
    return await asking
  }

  async function known(): Promise<ReadonlySet<string>> {
    await reading
    return addresses
  }

  return Object.assign(lookUp, { known })
}
