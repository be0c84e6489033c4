import { UpstreamError } from '@/lib/api/errors'
import { lastGood, type NamedRead, recall } from '@/lib/api/last-good'
import { once } from '@/lib/once'

// How long a list is taken as it is, in milliseconds; where reading it takes long, as thousands of calls do, so many times as
// long, so that unknown addresses make no upstream busy.
const listLife = 60_000
const restFactor = 20

// Of the addresses that no list has, so many are asked for at the upstream in so many milliseconds.
const asks = { most: 20, each: 10_000 }

const possible = /^([\w-]{1,250}|page\/[1-9]\d{0,5})$/

/** `away`: the upstream cannot be asked, and nothing is known of this section from before. */
export type Existence = 'listed' | 'missing' | 'away'

export type Section = {
  /** All addresses of the section, as far as the upstream lists them, by the reads it is to `get`. */
  list: (get: <T>(read: NamedRead<T>) => Promise<T>) => Promise<string[]>
  /** Whether there is such an address, where the upstream can be asked for one. Throws UpstreamError. */
  ask?: (address: string) => Promise<boolean>
}

const forgotten = once('forgotten addresses', () => ({ at: Number.NEGATIVE_INFINITY }))

/** Makes every section ask again for an address that it does not know: the upstream has published something. */
export function forgetAddresses(now = Date.now): void {
  forgotten.at = now()
}

/**
 * Knows which addresses of a section exist, so that thousands of unknown ones cost the upstream next to nothing. An
 * address that is not in the list is asked for by itself where that is possible, as a list may be a minute old, or not
 * have everything: 20 of them in ten seconds. Beyond that, and in an outage, the list decides.
 *
 * @param section How to ask the upstream.
 * @param now A clock, in milliseconds.
 * @returns A function that says whether an address exists; `known` gives those that do.
 */
export function knownAddresses({ list, ask }: Section, now = Date.now) {
  const addresses = new Set<string>()
  let isKnown = false
  let readAt = Number.NEGATIVE_INFINITY
  let life = listLife
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

  /**
   * Whether there is such an address.
   *
   * @param address What follows the section's name: a slug, or `page/2`.
   * @throws What is no outage.
   */
  async function lookUp(address: string): Promise<Existence> {
    if (addresses.has(address)) return 'listed'
    if (!possible.test(address)) return 'missing'
    recalling ??= add(recall)
    await recalling
    if (addresses.has(address)) return 'listed'
    if (isOver(readAt, life)) {
      readAt = now()
      reading = add(async (read) => (await lastGood(read)).value).finally(() => {
        life = Math.max(listLife, restFactor * (now() - readAt))
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
