import { once } from './once'

test('two bundles of a module share the value that the first creates', () => {
  const made = once('once.test', () => ({ by: 'the first' }))
  let other = once
  jest.isolateModules(() => {
    other = jest.requireActual('./once').once
  })
  expect(other).not.toBe(once)
  expect(other('once.test', () => ({ by: 'the second' }))).toBe(made)
})

test('an undefined value is created once as well', () => {
  const make = jest.fn()
  once('once.test nothing', make)
  once('once.test nothing', make)
  expect(make).toHaveBeenCalledTimes(1)
})
