import { rule } from '@/contract/testing'
import { fetchCareerPath } from './career-paths'

const record = { slug: 'data', career_name: 'Data', description: 'About data' }

beforeEach(() => {
  process.env.API_ROOT_URL = 'https://api.example.com'
})

rule.each([
  ['', { language: 'French' }, 'French'],
  ['', { language: ' ' }, 'ENG'],
  ['', { language: null }, 'ENG'],
  ['', { language: 7 }, 'ENG'],
  ['2.career-path.21', {}, 'ENG'],
])('a career path with %j is taught in %s', async (change, language) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ ...record, ...change })))
  expect(await fetchCareerPath('data')).toMatchObject({ language })
})

test.each([
  [undefined, []],
  ['none', []],
  [
    [
      { plan: 'career-growth-accelerator', price: '120.50', annual: 1300 },
      { plan: 'growth-project-pack', price: 99.99, annual: 'ten' },
      { plan: 'no-such-plan', price: 1 },
      { plan: 'ecl-project-pack', price: -1 },
      { plan: 'ecl-project-pack', price: null },
      null,
    ],
    [
      { plan: 'career-growth-accelerator', price: 12050, year: 130000 },
      { plan: 'growth-project-pack', price: 9999, year: null },
    ],
  ],
])('a career path’s prices %j are read as %j in pence', async (prices, told) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ ...record, prices })))
  expect(await fetchCareerPath('data')).toMatchObject({ prices: told })
})

test.each([
  [{}, { suits: [], discipline: null }],
  [
    { suits: 'all', discipline: 7 },
    { suits: [], discipline: null },
  ],
  [
    {
      discipline: ' Data ',
      suits: [
        { answer: 'maths/enough', weight: '2', because: ' Percentages. ' },
        { answer: 'maths/gladly', weight: 9, because: 'Too much.' },
        { answer: 'maths/gladly', weight: 0, because: 'Nothing.' },
        { answer: 'maths/gladly', weight: 1, because: 'x'.repeat(300) },
        null,
      ],
    },
    { discipline: 'Data', suits: [{ answer: 'maths/enough', weight: 2, because: 'Percentages.' }] },
  ],
])('invalid entries of `suits` are left out: %j', async (change, told) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify({ ...record, ...change })))
  expect(await fetchCareerPath('data')).toMatchObject(told)
})
