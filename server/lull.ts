let arrivals = 0
let last = Promise.resolve()
const maxMs = 100

export function noteArrival(): void {
  arrivals++
}

/** Waits for a turn of the event loop without arrivals, for at most 100 ms. Each turn accepts only one connection. */
export function lull(): Promise<void> {
  last = last.then(untilQuiet)
  return last
}

async function untilQuiet(): Promise<void> {
  const until = performance.now() + maxMs
  for (let seen = -1; seen !== arrivals && performance.now() < until; ) {
    seen = arrivals
    await new Promise(setImmediate)
  }
}
