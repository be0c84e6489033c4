import { randomUUID } from 'node:crypto'
import { currentVisit } from '@/lib/visit/visit'

/** The id of the visitor's request; a read for everybody gets an id of its own. */
export function requestId(): string {
  return currentVisit()?.id ?? randomUUID()
}
