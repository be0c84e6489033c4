import { readableItems } from './readable-items'

test('a malformed item is left out and logged, and the others stay', async () => {
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const half = async (number: number) => {
    if (number % 2) throw new RangeError('Maximum call stack size exceeded')
    return number / 2
  }
  expect(await readableItems('the feed', [2, 3, 4], half)).toEqual([1, 2])
  expect(JSON.parse(String(told.mock.calls[0]?.[0]))).toMatchObject({
    level: 'warn',
    event: 'upstream_item_left_out',
    call: 'the feed',
    index: 1,
    error: 'RangeError',
  })
  expect(told).toHaveBeenCalledTimes(1)
})
