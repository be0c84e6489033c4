import { limitCalls } from './limit-calls'

test('a call over the limit waits until the first is a minute old', () => {
  let clock = 0
  const secondsToWait = limitCalls(2, () => clock)
  expect(secondsToWait()).toBe(0)
  clock = 10_000
  expect(secondsToWait()).toBe(0)
  clock = 20_500
  expect(secondsToWait()).toBe(40)
  clock = 60_000
  expect(secondsToWait()).toBe(0)
  expect(secondsToWait()).toBe(10)
})
