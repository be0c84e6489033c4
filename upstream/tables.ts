import type { Generated } from 'kysely'

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
  }
  idempotency_keys: {
    key: string
    created_at: string
    answer: string
  }
}
