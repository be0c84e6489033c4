import type { Generated, Selectable } from 'kysely'

/** People's data. Instants are ISO strings in UTC; booleans are 0 or 1, which both databases know. */
export type Tables = {
  leads: {
    id: Generated<number>
    created_at: string
    careerPathName: string
    selectedPlan: string
    firstName: string
    lastName: string
    email: string
    jobTitle: string
    company: string
    country: string
    phone: string
    message: string
    source: string
    subscribe: number
    /** `email` in lower case. */
    email_key: string
  }
  messages: {
    id: Generated<number>
    created_at: string
    name: string
    phone_number: string
    email: string
    company: string
    subject: string
    body: string
  }
  idempotency_keys: {
    key: string
    created_at: string
    answer: string
  }
  accounts: {
    id: Generated<number>
    created_at: string
    /** As it was written; `email_key` is the same in lower case, and unique. */
    email: string
    email_key: string
    password_hash: string
    is_active: number
  }
  /** Only the hash of a token is kept. A row without an account is for an address that nobody has registered. */
  reset_tokens: {
    hash: string
    account_id: number | null
    expires_at: string
  }
  /** Refresh tokens that have been exchanged, by their id, until they would have expired. */
  spent_tokens: {
    id: string
    expires_at: string
  }
}

/** A lead as its caller and the mails know it. */
export type Lead = Omit<Selectable<Tables['leads']>, 'created_at' | 'email_key' | 'subscribe'> & {
  subscribe: boolean
}

/** A contact message, likewise. */
export type Message = Omit<Selectable<Tables['messages']>, 'created_at'>

export type Account = Selectable<Tables['accounts']>
