import { find } from './found'
import { indexCache, type Memory } from './index-cache'
import { readQuery } from './query'
import type { SearchRecord } from './record'
import { resultWords } from './result-words'
import { makeIndex, type SearchIndex } from './search-index'

const record = (kind: SearchRecord['kind'], title: string, text = '', more = {}): SearchRecord => ({
  ...{ kind, title, text },
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  ...more,
})

const records = [
  record(
    'path',
    'Data Science',
    'Models and the numbers behind them. Leads to jobs as Data scientist, Analyst.',
  ),
  record(
    'path',
    'Data Analytics',
    'Questions answered from tables with SQL, and drawn so that people see it.',
  ),
  record(
    'path',
    'Software Engineering',
    'Programs that somebody else can change. You write C++ and C# as well.',
  ),
  record('path', 'Cloud and IT', 'Servers that stay up.'),
  record(
    'post',
    'A first week of SQL',
    'What the first queries feel like for somebody who has written none.',
  ),
  record(
    'post',
    'Git alone, then together',
    'Branches are cheap, and café tables are a fine place to merge.',
  ),
  record('event', 'AI meets marketing', 'A webinar on analytics.', { isOver: true }),
  record(
    'page',
    'Terms of Service',
    `${'Other matters come first. '.repeat(30)}You get a refund within 14 days.`,
  ),
  record('page', 'عربي', 'صفحة عن التعلم والعمل'),
  record('page', 'Safety', 'Security comes before recruitment.'),
  record('page', 'Careers', 'Recruitment, and recruits who stay.'),
  record('question', 'Do I need a degree?', 'No degree, and no library card either.'),
]

let index: SearchIndex
beforeAll(async () => {
  index = await makeIndex(records)
})

const ask = (q: string | string[], kind?: string) => find(index, readQuery({ q, in: kind }))
const titles = (q: string | string[], kind?: string) =>
  ask(q, kind).groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join('')))
const found = (parts: { text: string; isFound: boolean }[]) =>
  parts.filter(({ isFound }) => isFound).map(({ text }) => text)

test.each([
  ['data science', 'Data Science'],
  ['Data Scince', 'Data Science'],
  ['dta sciense', 'Data Science'],
  ['scianse', 'Data Science'],
  ['enginer', 'Software Engineering'],
  ['engineers', 'Software Engineering'],
  ['softw', 'Software Engineering'],
  ['query', 'A first week of SQL'],
  ['cafe', 'Git alone, then together'],
  ['CAFÉS', 'Git alone, then together'],
  ['refunds', 'Terms of Service'],
  ['refnd', 'Terms of Service'],
  ['c++', 'Software Engineering'],
  ['c#', 'Software Engineering'],
  ['it', 'Cloud and IT'],
  ['it helpdesk', 'Cloud and IT'],
  ['slq', 'A first week of SQL'],
  ['colud', 'Cloud and IT'],
  ['scinece', 'Data Science'],
  ['wehn is the refund', 'Terms of Service'],
  ['no degree', 'Do I need a degree?'],
  ['التعلم', 'عربي'],
  ['how long until I get it, the 14 days?', 'Terms of Service'],
])('"%s" finds %s first', (q, title) => {
  expect(titles(q)[0]).toBe(title)
})

test('hits with every word come first, and other hits are reported as `like` or `some`', () => {
  expect(ask('data sql')).toMatchObject({ count: 1, nearness: 'all' })
  expect(ask('data scince')).toMatchObject({ nearness: 'like' })
  expect(ask('data zebra crossing')).toMatchObject({ nearness: 'some' })
  expect(ask('zebra')).toMatchObject({ count: 0, groups: [], hasWords: true })
})

test('the words above the results name highlighted words that only mean the same', () => {
  expect(resultWords(ask('reimburse'))).toBe('1 result for “reimburse”, which also finds “refund”.')
  expect(resultWords(ask('refunds'))).toBe('1 result for “refunds”.')
})

test('past events come after current records', () => {
  expect(titles('analytics')).toEqual(['Data Analytics', 'AI meets marketing'])
})

test('found words are highlighted where they stand, in any spelling', () => {
  const [item] = ask('scientist scince').groups[0]?.items ?? []
  expect(found(item?.title ?? [])).toEqual(['Science'])
  expect(found(item?.excerpt ?? [])).toEqual(['scientist'])
  const [terms] = ask('refnd').groups[0]?.items ?? []
  expect(found(terms?.excerpt ?? [])).toEqual(['refund'])
  const words = terms?.excerpt.map(({ text }) => text).join('') ?? ''
  expect(words).toBe('You get a refund within 14 days.')
})

test.each([
  [
    'a whole sentence, and not a heading',
    'Loops in Rust\nWe write in Rust for a week of work.',
    'We write in Rust for a week of work.',
  ],
  [
    'no sentence of another paragraph',
    'You will learn enough Rust to ship.\nNext.',
    'You will learn enough Rust to ship.',
  ],
  ['a neighbour of a short sentence', 'It asks one thing. Rust, please.', 'It asks one thing. Rust, please.'],
  ['found items of a list', 'What it is.\nSkills: SQL · Rust basics · Git.', 'Skills: Rust basics.'],
  ['the beginning when only a heading has the word', 'What it is.\nRust', 'What it is.'],
])('an excerpt has %s', async (_, text, shown) => {
  const { groups } = find(await makeIndex([record('path', 'One', text)]), readQuery({ q: 'rust' }))
  expect(groups[0]?.items[0]?.excerpt.map(({ text }) => text).join('')).toBe(shown)
})

test('a mistyped query highlights only the word that it finds', () => {
  const { count, groups } = ask('secruity')
  expect(count).toBe(1)
  expect(found(groups[0]?.items[0]?.excerpt ?? [])).toEqual(['Security'])
})

test('"it" finds the subject in capitals, and not the common word', () => {
  expect(titles('it')).toEqual(['Cloud and IT'])
  expect(titles('WHEN WILL IT REFUND')).toEqual(titles('refund'))
  expect(ask('what is it').hasWords).toBe(false)
})

test('a question with only some of the words comes first if each word is in some question', () => {
  const some = [
    record('question', 'When does the term begin?', 'In autumn.'),
    record('question', 'Is there a date to pay by?', 'No.'),
    record('post', 'Pots', `${'Nothing of it matters here. '.repeat(40)}They begin to date pots.`),
  ]
  const first = async (q: string) => find(await makeIndex(some), readQuery({ q })).groups[0]?.kind
  return Promise.all([
    expect(first('begin date')).resolves.toBe('question'),
    expect(first('begin pots')).resolves.toBe('post'),
  ])
})

test('the last word is unfinished only when no text has it', async () => {
  const some = [record('path', 'Data'), record('post', 'Database')]
  const titles = async (q: string) =>
    find(await makeIndex(some), readQuery({ q })).groups.flatMap(({ items }) =>
      items.map(({ title }) => title.map(({ text }) => text).join('')),
    )
  expect(await titles('data')).toEqual(['Data'])
  expect(await titles('datab')).toEqual(['Database'])
})

test('a legal page ranks below another page with the same words', async () => {
  const some = [record('page', 'Data', '', { isLegal: true }), record('page', 'Our data')]
  const [group] = find(await makeIndex(some), readQuery({ q: 'data' })).groups
  expect(group?.items[0]?.title.map(({ text }) => text).join('')).toBe('Our data')
})

test('a search can be limited to one kind, and an unknown kind is ignored', () => {
  expect(ask('data', 'career-paths').groups.map(({ kind }) => kind)).toEqual(['path'])
  expect(ask('data', 'career-paths').kinds).toEqual(ask('data').kinds)
  expect(ask('sql', 'posts').count).toBe(1)
  expect(ask('sql', 'tutors').kinds).toContainEqual(expect.objectContaining({ kind: 'tutor', count: 0 }))
  expect(ask('sql', 'constructor').count).toBe(2)
})

test.each([
  ['an empty query', ''],
  ['spaces', ' \n\t  　 '],
  ['an emoji', '🙂👩‍💻'],
  ['signs of a regular expression', '.*(?=)[\\^$|+{}'],
  ['words that say nothing', 'what is the'],
  ['half of a surrogate pair', '\ud800'],
  ['a control character', '\u0000\u202e'],
])('there is no word to search for in %s', (_, q) => {
  expect(ask(q)).toMatchObject({ hasWords: false, count: 0, groups: [] })
})

test.each([
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 words', 'data '.repeat(2000)],
  ['10,000 accents', `e${'\u0301'.repeat(10_000)}`],
  ['10,000 emoji', '👩‍💻'.repeat(5000)],
  ['megabytes', 'data science '.repeat(200_000)],
])('%s are cut', (_, q) => {
  const { isCut, text } = ask(q)
  expect(isCut).toBe(true)
  expect([...text].length).toBeLessThanOrEqual(120)
})

test('the first value of a repeated parameter counts', () => {
  expect(titles(['cloud', 'sql'])).toEqual(['Cloud and IT'])
})

describe('the index', () => {
  function kept(read = async () => ({ records: [record('path', 'One')], isPartial: false })) {
    let time = 0
    let sum = 'a'
    const calls = { sum: 0, read: 0 }
    const memory: Memory = { askAgainAt: 0 }
    const current = indexCache(
      {
        sum: async () => {
          calls.sum++
          return sum
        },
        read: async () => {
          calls.read++
          return await read()
        },
      },
      memory,
      () => time,
    )
    const change = (to: string) => {
      sum = to
    }
    const wait = (ms: number) => {
      time += ms
    }
    return { current, calls, change, wait }
  }

  test('is built once for many concurrent searches', async () => {
    const { current, calls } = kept()
    const all = await Promise.all(Array.from({ length: 50 }, current))
    expect(new Set(all).size).toBe(1)
    expect(calls).toEqual({ sum: 1, read: 1 })
  })

  test('is rebuilt when something has changed, and not for each search', async () => {
    const { current, calls, change, wait } = kept()
    await current()
    change('b')
    await current()
    expect(calls).toEqual({ sum: 1, read: 1 })
    wait(1001)
    expect((await current()).sum).toBe('b')
    wait(1001)
    await current()
    expect(calls).toEqual({ sum: 3, read: 2 })
  })

  test('stays when its rebuild fails, and is built again after a failed first build', async () => {
    let isAway = true
    const { current, change, wait } = kept(async () => {
      if (isAway) throw new Error('away')
      return { records: [], isPartial: false }
    })
    await expect(current()).rejects.toThrow('away')
    isAway = false
    expect((await current()).sum).toBe('a')
    isAway = true
    change('b')
    wait(1001)
    await expect(current()).rejects.toThrow('away')
    expect((await current()).sum).toBe('a')
  })
})
