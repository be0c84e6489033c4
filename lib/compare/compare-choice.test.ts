import { choiceOf, compareAddress } from './compare-choice'

const paths = ['data', 'ai', 'security', 'cloud', 'DevOps', 'web'].map((slug) => ({ slug }))
const choose = (asked?: string | string[]) => {
  const { chosen, ...rest } = choiceOf(asked, paths)
  return { chosen: chosen.map(({ slug }) => slug), ...rest }
}
const nothing = { chosen: [], unknown: [], left: 0 }

test.each([
  ['none', undefined, nothing],
  ['an empty list', ' , ,', nothing],
  ['one', 'data', { ...nothing, chosen: ['data'] }],
  ['some, in the order of the address', 'web,data', { ...nothing, chosen: ['web', 'data'] }],
  ['the boxes of the form', ['web', 'data'], { ...nothing, chosen: ['web', 'data'] }],
  ['one again and again', ['ai', 'ai,ai', 'AI'], { ...nothing, chosen: ['ai'] }],
  ['capitals', 'Data,devops', { ...nothing, chosen: ['data', 'DevOps'] }],
  ['one that is not ours', 'data,nope', { ...nothing, chosen: ['data'], unknown: ['nope'] }],
  ['what is no name', 'data,<script>,🙂,../x,%00', { ...nothing, chosen: ['data'] }],
  [
    'all',
    'data,ai,security,cloud,devops,web',
    { ...nothing, chosen: ['data', 'ai', 'security', 'cloud'], left: 2 },
  ],
])('%s', (_, asked, expected) => {
  expect(choose(asked)).toEqual(expected)
})

test('an address of fifty names, or of ten thousand letters, gives three names at most', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `path-${index}`)
  expect(choose(['data', ...fifty])).toEqual({ ...nothing, chosen: ['data'], unknown: fifty.slice(0, 3) })
  expect(choose(`data,${'x'.repeat(10_000)}`)).toEqual({ ...nothing, chosen: ['data'] })
})

test('the choice’s own address is read back unchanged', () => {
  expect(choose(new URL(compareAddress(['ai', 'web']), 'http://x').searchParams.get('paths') ?? '')).toEqual({
    ...nothing,
    chosen: ['ai', 'web'],
  })
})
