import { builtPages, laterPages, pageNumber } from './list-pages'

const page = (count: number, length: number, hasNext: boolean) => ({
  count,
  hasNext,
  size: length,
  items: Array.from({ length }, () => ({})),
})

test('the later pages follow from the count and the first page’s length', () => {
  expect(laterPages(page(12, 5, true))).toEqual(['page/2', 'page/3'])
  expect(laterPages(page(5, 5, false))).toEqual([])
  expect(laterPages(page(5, 0, true))).toEqual([])
  expect(laterPages(null)).toEqual([])
})

test('a build renders pages 2 to 21 of 2,000; for an empty list, it renders the one page that Next requires', () => {
  const built = builtPages(page(10_000, 5, true))
  expect([built.length, built[0], built.at(-1)]).toEqual([20, { page: '2' }, { page: '21' }])
  expect(laterPages(page(10_000, 5, true))).toHaveLength(1999)
  expect(builtPages(null)).toEqual([{ page: '2' }])
})

test.each([
  ['2', 2],
  ['10', 10],
  ['1', null],
  ['0', null],
  ['-1', null],
  ['02', null],
  ['1e1', null],
  ['abc', null],
  ['', null],
  ['100000000000000000000', null],
])('the text %j is read as page %j', (text, number) => {
  expect(pageNumber(text)).toBe(number)
})
