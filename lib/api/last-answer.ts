import { once } from '@/lib/once'
/** The upstream's last answer over the network; `status` is null when none came. */
export type LastAnswer = { at: string; status: number | null }

const last = once('last answer', (): { answer?: LastAnswer } => ({}))

/** Ignores an absolute URL, because it belongs to another service. */
export function noteAnswer(path: string, status: number | null): void {
  if (path.startsWith('/')) last.answer = { at: new Date().toISOString(), status }
}

/** Undefined before the first call. */
export function lastAnswer(): LastAnswer | undefined {
  return last.answer
}
