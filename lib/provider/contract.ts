import { facts } from '@/provider/facts'

export type { Contract } from '@/provider/kinds/contract'

/** What an enrolment binds to: how it is paid, cancelled and refunded, and for how long it goes on. */
export const contract = facts.contract
