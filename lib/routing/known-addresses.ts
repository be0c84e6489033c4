import { UpstreamError } from '@/lib/api/errors'
import { lastGood, type NamedRead, recall } from '@/lib/api/last-good'
import { once } from '@/lib/once'

// A list is read again after this time, or after 20 times its reading time if that is longer. Otherwise requests
// for unknown addresses could overload the upstream.
const listMs = 60_000
const restFactor = 20

// Within `each` ms, at most `most` unlisted addresses are requested from the upstream.
const asks = { most: 20, each: 10_000 }

const possible = /^([\w-]{1,250}|page\/[1-9]\d{0,5})$/

/** `away`: the upstream does not respond, and no list is stored. */
export type Existence = 'listed' | 'missing' | 'away'

export type Section = {
  /** Returns all addresses of the section. `get` performs the reads that `list` needs. */
  list: (get: <T>(read: NamedRead<T>) => Promise<T>) => Promise<string[]>
  /** Whether the upstream has the address. Throws UpstreamError. */
  ask?: (address: string) => Promise<boolean>
}

const forgotten = once('forgotten addresses', () => ({ at: Number.NEGATIVE_INFINITY }))

/** Call it after a publication: from then on, unknown addresses are requested again. */
export function forgetAddresses(now = Date.now): void {
  forgotten.at = now()
}

/**
 * Returns a function that looks up whether a section has an address, with few requests for many unknown addresses.
 * It requests an unlisted address from the upstream, up to 20 in ten seconds. After these 20, and during an outage,
 * the list decides.
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
      reading.catch(() => {}) // Prevents an unhandled rejection. A caller that awaits `reading` still gets it.
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
