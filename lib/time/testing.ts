/** Fakes the date alone: time moves only by `jest.setSystemTime`, and timers run. `now` is ISO. */
export function stopDate(now: string): void {
  jest.useFakeTimers({
    now: Date.parse(now),
    doNotFake: [
      ...([
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
      ] as const),
      ...(['queueMicrotask', 'performance'] as const),
    ],
  })
}
