import { wordsIn } from './query-words'

const formsOf = (text: string) => wordsIn(text, true).map(({ forms }) => forms)
const common = (one: string, other: string) =>
  formsOf(one)[0]?.filter((form) => formsOf(other)[0]?.includes(form)) ?? []

test('words and phrases of a group are synonyms, whatever ending they have', () => {
  expect(common('PRICES', 'fee')).toHaveLength(1)
  expect(common('how much is', 'costs')).toHaveLength(1)
  expect(common('how much', 'costs')).toEqual([])
  expect(common('money back', 'refunds')).toHaveLength(1)
})

test('a phrase of stop words is a synonym only in a query', () => {
  expect(wordsIn('how much is')).toEqual([])
  expect(wordsIn('money back').map(({ at, end }) => [at, end])).toEqual([
    [0, 5],
    [6, 10],
  ])
})

test('"excellent" does not find the program Excel', () => {
  expect(common('excellent', 'excel')).toEqual([])
  expect(common('spreadsheets', 'excel')).toHaveLength(1)
})

test('each word means itself when the provider has no synonyms', async () => {
  const before = process.env.CONTENT_DIR
  process.env.CONTENT_DIR = 'e2e/other-provider'
  await jest.isolateModulesAsync(async () => {
    const { wordsIn } = await import('./query-words')
    expect(wordsIn('the prices', true).map(({ forms }) => forms)).toEqual([['prices', 'price']])
  })
  if (before === undefined) delete process.env.CONTENT_DIR
  else process.env.CONTENT_DIR = before
})
