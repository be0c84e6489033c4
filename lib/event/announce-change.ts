import type { Db, RegistrationState } from '@/lib/store/tables'
import { queueMail } from './queue-mail'
import { type Round, type RoundFacts, seated, toldOf } from './rounds'

/** Writes the file's time and place to a locked round, and mails everybody with a seat or on the waiting list. */
export async function announceChange(trx: Db, round: Round, facts: RoundFacts, at: Date): Promise<Round> {
  const next = toldOf(facts)
  const told = { ...next, change: '', changed_at: '', sequence: round.sequence + 1 }
  await trx.updateTable('event_rounds').set(told).where('id', '=', round.id).execute()
  const rest = trx.updateTable('registrations').where('round_id', '=', round.id)
  await rest.set({ until: next.starts_at }).where('until', '>', next.starts_at).execute()
  if (next.starts_at > round.starts_at) await rest.set({ reminded: '' }).execute()
  const isElsewhere = next.starts_at !== round.starts_at || next.location !== round.location
  const how = next.is_cancelled
    ? 'cancelled'
    : round.is_cancelled
      ? 'restored'
      : isElsewhere
        ? 'moved'
        : 'relinked'
  const states = how === 'relinked' ? seated : [...seated, 'waiting' as const]
  const details = { how, sequence: told.sequence } as const
  for (const person of await peopleOf(trx, round, states))
    await queueMail(trx, 'event_change', person, details, { at })
  return { ...round, ...told }
}

export async function peopleOf(trx: Db, { id }: Round, states: RegistrationState[]) {
  const people = trx.selectFrom('registrations').select(['id', 'email_key']).where('round_id', '=', id)
  return await people.where('state', 'in', states).orderBy('id').execute()
}
