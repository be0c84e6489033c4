import { rule } from '@/contract/testing'
import { type Answer, answerOf, itemOf, itemRead, pictureParams, slugParams, valueIn } from './answer'
import { UpstreamError } from './errors'

const outage = new UpstreamError('GET /api/posts/', 503, 'away')
const failing = (error: Error) => async () => {
  throw error
}

rule('3.4 4.1 7.23', 'a read is found, missing or away', async () => {
  expect(await answerOf(async () => 'text')).toEqual({ state: 'found', value: 'text' })
  expect(await answerOf(async () => null)).toEqual({ state: 'missing' })
  expect(await answerOf(failing(outage))).toEqual({ state: 'away' })
})

test('an empty list is found: it is no outage', async () => {
  expect(await answerOf(async () => [])).toEqual({ state: 'found', value: [] })
})

test('an error of our own code is thrown, and does not count as an outage', async () => {
  await expect(answerOf(failing(new TypeError('ours')))).rejects.toThrow('ours')
})

test('an item of a list is found or missing, and away when the list is', () => {
  const list: Answer<{ slug: string }[]> = { state: 'found', value: [{ slug: 'one' }] }
  expect(itemOf(list, 'one')).toEqual({ state: 'found', value: { slug: 'one' } })
  expect(itemOf(list, 'two')).toEqual({ state: 'missing' })
  expect(itemOf({ state: 'away' }, 'one')).toEqual({ state: 'away' })
})

test('a build has at least one page of each list', () => {
  expect(slugParams({ state: 'found', value: [{ slug: 'one' }] })).toEqual([{ slug: 'one' }])
  expect(slugParams({ state: 'found', value: [] })).toHaveLength(1)
  expect(slugParams({ state: 'away' })).toHaveLength(1)
  expect(valueIn({ state: 'away' })).toBeNull()
})

test('a build takes the first hundred pages of a long list, and one picture', () => {
  const value = Array.from({ length: 500 }, (_, n) => ({ slug: `path-${n}` }))
  expect(slugParams({ state: 'found', value })).toEqual(value.slice(0, 100))
  expect(pictureParams({ state: 'found', value })).toEqual([{ slug: 'path-0' }])
})

test('the slug that a build uses during an outage never reaches the upstream', async () => {
  const read = jest.fn(async (slug: string) => slug)
  expect(await itemRead('post', 'first', read).read()).toBe('first')
  await expect(itemRead('post', 'upstream-away', read).read()).rejects.toThrow(UpstreamError)
  expect(read).toHaveBeenCalledTimes(1)
})
