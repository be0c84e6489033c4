import type { Generated, Selectable } from 'kysely'

/** Mails, webhooks and records to deliver, and the outages of their destinations. Instants are ISO in UTC. */
export type DeliveryTables = {
  outbox: {
    id: Generated<number>
    /** Sent with each try, as Message-ID, webhook-id or Idempotency-Key: receivers recognise a repeat by it. */
    key: string
    /** "mail", "webhook" or "upstream". */
    destination: string
    kind: string
    /** The person's email address in lower case, or empty. The items of one person are delivered in order. */
    person: string
    /** What the item is about, such as "lead 12": the log shows this, and no personal data. */
    record: string
    payload: string
    state: State
    created_at: string
    /** When the item's schedule of tries began: at its creation, after its delay, or when staff sent it again. */
    since: string
    due_at: string
    /** How many pauses of the schedule the item has used. A probe that finds the destination away uses none. */
    tries: number
    /** The number of all tries, including probes. */
    attempts: number
    tried_at: string | null
    leased_until: string | null
    /** The start of the first try that may have arrived: it got no answer, or its process ended. */
    maybe_at: string | null
    ended_at: string | null
    reason: string
  }
  outbox_outages: {
    destination: string
    away_since: string
    /** The time of the last probe. Before any probe, the time of the failure that began the outage. */
    asked_at: string
    probe_at: string
  }
}

/** An item that is `stuck`, `refused` or `uncertain` (it may have arrived) stays so until a person decides. */
export type State = 'waiting' | 'delivered' | 'withheld' | 'stuck' | 'refused' | 'uncertain'

export type Item = Selectable<DeliveryTables['outbox']>
