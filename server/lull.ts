let arrivals = 0
let last = Promise.resolve()
const longest = 100

/** Notes that a connection or a request has come. */
export function noteArrival(): void {
  arrivals++
}

/**
 * Waits until nobody new has come for a turn of the event loop, for 100 ms at most, and one caller after the other. A turn takes
 * one connection only: between pieces of work alone, five hundred would keep a visitor waiting for seconds.
 */
export function lull(): Promise<void> {
  last = last.then(untilQuiet)
  return last
}

async function untilQuiet(): Promise<void> {
  const until = performance.now() + longest
  for (let seen = -1; seen !== arrivals && performance.now() < until; ) {
    seen = arrivals
    await new Promise(setImmediate)
  }
}
