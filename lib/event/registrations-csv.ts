import type { Db } from '@/lib/store/tables'
import { csvLines } from '@/upstream/reports'
import { listRegistrations } from './read-registrations'

/** A list of the registrations for the host of an event. */
export async function registrationsAsCsv(db: Db, roundId: number): Promise<string> {
  const columns = ['name', 'email', 'state', 'created_at', 'reference'] as const
  return csvLines(columns, await listRegistrations(db, roundId))
}
