import { once } from './once'

test('two bundles of a module share what the first of them made', () => {
  const made = once('once.test', () => ({ by: 'the first' }))
  let other = once
  jest.isolateModules(() => {
    other = jest.requireActual('./once').once
  })
  expect(other).not.toBe(once)
  expect(other('once.test', () => ({ by: 'the second' }))).toBe(made)
})

test('a value that is undefined is made once as well', () => {
  const make = jest.fn()
  once('once.test nothing', make)
  once('once.test nothing', make)
  expect(make).toHaveBeenCalledTimes(1)
})
