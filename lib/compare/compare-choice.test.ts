import { choiceOf, compareAddress } from './compare-choice'

const paths = ['data', 'ai', 'security', 'cloud', 'DevOps', 'web'].map((slug) => ({ slug }))
const choose = (asked?: string | string[]) => {
  const { chosen, ...rest } = choiceOf(asked, paths)
  return { chosen: chosen.map(({ slug }) => slug), ...rest }
}
const nothing = { chosen: [], unknown: [], left: 0 }

test.each([
  ['no value', undefined, nothing],
  ['an empty list', ' , ,', nothing],
  ['one name', 'data', { ...nothing, chosen: ['data'] }],
  ['names in another order', 'web,data', { ...nothing, chosen: ['web', 'data'] }],
  ['one value per box of the form', ['web', 'data'], { ...nothing, chosen: ['web', 'data'] }],
  ['a repeated name', ['ai', 'ai,ai', 'AI'], { ...nothing, chosen: ['ai'] }],
  ['capitals', 'Data,devops', { ...nothing, chosen: ['data', 'DevOps'] }],
  ['an unknown name', 'data,nope', { ...nothing, chosen: ['data'], unknown: ['nope'] }],
  ['texts that are no names', 'data,<script>,🙂,../x,%00', { ...nothing, chosen: ['data'] }],
  [
    'more names than fit',
    'data,ai,security,cloud,devops,web',
    { ...nothing, chosen: ['data', 'ai', 'security', 'cloud'], left: 2 },
  ],
])('%s, %j, gives %j', (_, asked, expected) => {
  expect(choose(asked)).toEqual(expected)
})

test('three of fifty unknown names are reported; a name of ten thousand letters is not', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `path-${index}`)
  expect(choose(['data', ...fifty])).toEqual({ ...nothing, chosen: ['data'], unknown: fifty.slice(0, 3) })
  expect(choose(`data,${'x'.repeat(10_000)}`)).toEqual({ ...nothing, chosen: ['data'] })
})

test('reading the address of a choice gives the same choice', () => {
  expect(choose(new URL(compareAddress(['ai', 'web']), 'http://x').searchParams.get('paths') ?? '')).toEqual({
    ...nothing,
    chosen: ['ai', 'web'],
  })
})
