import { randomUUID } from 'node:crypto'
import { currentVisit } from '@/lib/visit/visit'

/**
 * By what a call is named to the upstream, and in our log where it fails: the request of the visitor for whom it is made. What
 * is asked for everybody, such as a list that is read anew, has a name of its own.
 */
export function requestId(): string {
  return currentVisit()?.id ?? randomUUID()
}
