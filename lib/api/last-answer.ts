import { once } from '@/lib/once'
/** What an upstream over the network has last answered: `status` is null where no answer came. */
export type LastAnswer = { at: string; status: number | null }

const last = once('last answer', (): { answer?: LastAnswer } => ({}))

/**
 * Notes that the upstream was asked.
 *
 * @param path of the call; a whole address is that of another service
 * @param status of its answer; null where none came
 */
export function noteAnswer(path: string, status: number | null): void {
  if (path.startsWith('/')) last.answer = { at: new Date().toISOString(), status }
}

/** What this process has heard of the upstream last; undefined where it has not asked yet. */
export function lastAnswer(): LastAnswer | undefined {
  return last.answer
}
