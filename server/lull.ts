let arrivals = 0
let last = Promise.resolve()
const maxMs = 100

/** Of a connection or a request. */
export function noteArrival(): void {
  arrivals++
}

/**
 * Waits until a turn of the event loop brings nobody new, 100 ms at most, one caller after the other. A turn takes one connection:
 * between renders alone, five hundred would keep a visitor waiting for seconds.
 */
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
