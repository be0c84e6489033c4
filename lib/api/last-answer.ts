/** What an upstream over the network has last answered: `status` is null where no answer came. */
export type LastAnswer = { at: string; status: number | null }

// The server and Next bundle this module each for itself; what one hears the other tells.
const shared = globalThis as typeof globalThis & { lastUpstreamAnswer?: LastAnswer }

/**
 * Notes that the upstream was asked.
 *
 * @param path of the call; a whole address is that of another service
 * @param status of its answer; null where none came
 */
export function noteAnswer(path: string, status: number | null): void {
  if (path.startsWith('/')) shared.lastUpstreamAnswer = { at: new Date().toISOString(), status }
}

/** What this process has heard of the upstream last; undefined where it has not asked yet. */
export function lastAnswer(): LastAnswer | undefined {
  return shared.lastUpstreamAnswer
}
