export type Random = ReturnType<typeof randomFrom>

/** Mulberry32: the same numbers for the same seed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** At least `low`, and below `high`. */
    between: (low: number, high: number) => low + next() * (high - low),
    chance: (share: number) => next() < share,
    of: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  }
}
