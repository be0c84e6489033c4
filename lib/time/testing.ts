/** Fakes only the date, which `jest.setSystemTime` moves. Timers run as usual. `now` is ISO. */
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
