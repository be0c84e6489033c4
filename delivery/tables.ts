import type { Generated, Selectable } from 'kysely'

/** What must arrive elsewhere. Instants are ISO strings in UTC. */
export type DeliveryTables = {
  outbox: {
    id: Generated<number>
    /** The same at each try, by which its receiver tells a repeat: Message-ID, webhook-id, Idempotency-Key. */
    key: string
    /** Where it goes: "mail", "webhook" or "upstream". */
    destination: string
    kind: string
    /** The address, in lower case, of the person whom it is about; empty for nobody's. One person's items go in order. */
    person: string
    /** What it is about, such as "lead 12"; for the log, which holds no personal data. */
    record: string
    /** JSON: what it is made from. */
    payload: string
    state: State
    created_at: string
    /** Since when its schedule runs: its making, the time to which it was put off, or when a person sent it again. */
    since: string
    due_at: string
    /** How many steps of the schedule it has used up. */
    tries: number
    /** How often it was tried in all. */
    attempts: number
    tried_at: string | null
    /** Until when one process alone delivers it. */
    leased_until: string | null
    /** Since when it may have arrived without our knowing: no answer came, or the process ended meanwhile. */
    maybe_at: string | null
    ended_at: string | null
    /** Why the last try failed. */
    reason: string
  }
  /** Destinations that take nothing at the moment. */
  outbox_outages: {
    destination: string
    away_since: string
    /** When it was last found to be away. */
    asked_at: string
    /** When one item tries again whether it is still away. */
    probe_at: string
  }
}

/** `stuck`, `refused` and `uncertain` (it may have arrived) wait for a person. */
export type State = 'waiting' | 'delivered' | 'withheld' | 'stuck' | 'refused' | 'uncertain'

export type Item = Selectable<DeliveryTables['outbox']>
