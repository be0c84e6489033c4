import type { CallFault, Fault } from './fault'

type Call = { method: string; path: string; query?: string; fault?: string }
type Active = { fault: Fault; left: number; until: number }

// Older calls are forgotten.
const maxCalls = 1000

export type Board = ReturnType<typeof createBoard>

/** Holds the current faults, and the calls since they were set. */
export function createBoard() {
  let active: Active[] = []
  let asked: Call[] = []

  const isOn = ({ left, until }: Active) => left > 0 && until > Date.now()

  return {
    /** Replaces all faults, and forgets the calls. */
    set(faults: Fault[]): void {
      asked = []
      active = faults.map((fault) => ({
        fault,
        left: ('times' in fault && fault.times) || Number.POSITIVE_INFINITY,
        until: fault.seconds ? Date.now() + fault.seconds * 1000 : Number.POSITIVE_INFINITY,
      }))
    },

    /** Returns the first active fault that fits the call, and lowers its remaining uses by one. */
    meet({ method, url }: { method: string; url: string }): CallFault | undefined {
      const { pathname: path, search } = new URL(url)
      const met = active.find((each) => isOn(each) && fits(each.fault, method, path))
      if (met) met.left--
      asked = [...asked, { method, path, query: search || undefined, fault: met?.fault.fault }].slice(
        -maxCalls,
      )
      return met?.fault as CallFault | undefined
    },

    /** The current faults with their remaining calls, and the calls so far. */
    state: () => ({
      faults: active.filter(isOn).map(({ fault, left, until }) => ({
        ...fault,
        times: Number.isFinite(left) ? left : undefined,
        seconds: Number.isFinite(until) ? Math.ceil((until - Date.now()) / 1000) : undefined,
      })),
      asked,
    }),
  }
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.fault === 'refuse') return false
  return path.startsWith(fault.paths) && (fault.method === undefined || fault.method === method)
}
