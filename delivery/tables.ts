import type { Generated, Selectable } from 'kysely'

/** Items that must arrive elsewhere, and outages of their destinations. Instants are ISO in UTC. */
export type DeliveryTables = {
  outbox: {
    id: Generated<number>
    /** Equal at each try, so that receivers recognise a repeat: Message-ID, webhook-id, Idempotency-Key. */
    key: string
    /** "mail", "webhook" or "upstream". */
    destination: string
    kind: string
    /** The address in lower case; empty for an item of nobody. One person's items go in order. */
    person: string
    /** Such as "lead 12", for the log, which holds no personal data. */
    record: string
    payload: string
    state: State
    created_at: string
    /** The start of the item's schedule: creation, the end of the delay, or a person's retry. */
    since: string
    due_at: string
    /** The steps of the schedule that are used up. */
    tries: number
    /** All tries, with probes. */
    attempts: number
    tried_at: string | null
    leased_until: string | null
    /** Since when it may have arrived: no answer came, or the process ended. */
    maybe_at: string | null
    ended_at: string | null
    reason: string
  }
  outbox_outages: {
    destination: string
    away_since: string
    /** The last probe, or else the first failure. */
    asked_at: string
    probe_at: string
  }
}

/** `stuck`, `refused` and `uncertain` (it may have arrived) wait for a person. */
export type State = 'waiting' | 'delivered' | 'withheld' | 'stuck' | 'refused' | 'uncertain'

export type Item = Selectable<DeliveryTables['outbox']>
