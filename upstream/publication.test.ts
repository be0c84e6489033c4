import { cpSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiveKind } from '@/provider/kinds'
import { publicContent } from './public-content'
import { call, upstreamForTest } from './testing'

const instant = Date.parse('2027-01-10T09:00:00Z')
let at = instant
const site = upstreamForTest()
const contentDir = join(site.folder, 'content')
cpSync('content', contentDir, { recursive: true })
const settings = { contentDir, now: () => new Date(at) }
const { upstream, logged } = upstreamForTest(settings)
const drafts = upstreamForTest({ ...settings, showsUnpublished: true })

const kinds = {
  'career-paths': {
    path: '/api/careerpaths/',
    one: '/api/careerpaths/dated/',
    text: 'career_name: dated\ndescription: a\n',
  },
  posts: {
    path: '/api/blog/posts/?page_size=100',
    one: '/api/blog/post/dated/',
    text: 'title: dated\nauthor: a\ncreated: 2027-01-09\n',
  },
  resources: {
    path: '/api/resources/?page_size=100',
    one: '/media/resources/dated.csv',
    text: 'title: dated\ndescription: a\ncreated: 2027-01-09\nfile: dated.csv\n',
  },
  testimonies: {
    path: '/api/testimonies/',
    one: null,
    text: 'name: dated\njob_description: a\nfeedback: b\n',
  },
  events: {
    path: '/api/events/',
    one: null,
    text: `title: dated\ndate_line: a\nstart: 2027-02-01T10:00:00\ntime_zone: Europe/London\nduration_minutes: 9
speaker: a\ndescription: b\n`,
  },
} satisfies Record<LiveKind, { path: string; one: string | null; text: string }>
let saved = 0
function save(kind: LiveKind, front: string) {
  const file = join(contentDir, kind, 'dated.md')
  writeFileSync(file, `---\n${kinds[kind].text}${front}---\nText.\n`)
  // Two saves within one tick of the file system's clock would look alike.
  utimesSync(file, 1, ++saved)
}

async function seen(kind: LiveKind, by = upstream) {
  const { body } = await call(by, 'GET', kinds[kind].path)
  const found = JSON.stringify(body).includes('dated"')
  const { one } = kinds[kind]
  if (one) expect((await by.handle(new Request(`http://upstream.test${one}`))).status).toBe(found ? 200 : 404)
  return found
}

beforeAll(() => writeFileSync(join(contentDir, 'resources/files/dated.csv'), 'a\n'))
beforeEach(() => {
  at = instant
})
afterEach(() => {
  for (const kind of Object.keys(kinds)) rmSync(join(contentDir, kind, 'dated.md'), { force: true })
})

describe.each(Object.keys(kinds) as LiveKind[])('in %s', (kind) => {
  test('a record is public from its time of publication on, and hidden again when the clock is set back', async () => {
    save(kind, 'publish: 2027-01-10 10:00 Europe/Berlin\n')
    for (const [moment, isSeen] of [
      [instant - 1, false],
      [instant, true],
      [instant + 400 * 24 * 60 * 60_000, true],
      [instant - 1, false],
    ] as const) {
      at = moment
      expect([moment, await seen(kind)]).toEqual([moment, isSeen])
    }
  })

  test('a draft is hidden until it is published, whatever its time of publication', async () => {
    save(kind, 'draft: true\npublish: 2027-01-01T00:00:00Z\n')
    expect(await seen(kind)).toBe(false)
    expect(await seen(kind, drafts.upstream)).toBe(true)
    save(kind, '')
    expect(await seen(kind)).toBe(true)
  })

  test('a changed time of publication counts at once', async () => {
    save(kind, 'publish: 2027-01-10T09:00:00Z\n')
    expect(await seen(kind)).toBe(true)
    save(kind, 'publish: 2027-01-10T09:00:01Z\n')
    expect(await seen(kind)).toBe(false)
    at += 1000
    expect(await seen(kind)).toBe(true)
  })

  test('a public change alters only the hash of its own folder', async () => {
    const sumsAt = publicContent(settings)
    save(kind, 'publish: 2027-01-10T09:00:00Z\n')
    const [before, then] = [await sumsAt(new Date(instant - 1)), await sumsAt(new Date(instant))]
    const changed = [...then].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name)
    expect(changed).toEqual([kind])
    save(kind, 'draft: true\n')
    expect(await sumsAt(new Date(instant))).toEqual(before)
  })
})

test('previews alone give the reason why a record is unpublished', async () => {
  save('posts', 'publish: 2027-01-10T09:00:01Z\n')
  const post = async () => (await call(drafts.upstream, 'GET', '/api/blog/post/dated/')).body
  expect(await post()).toMatchObject({ unpublished: '2027-01-10T09:00:01.000Z' })
  save('posts', 'draft: true\n')
  expect(await post()).toMatchObject({ unpublished: 'draft' })
  save('posts', '')
  expect(Object.keys(await post())).not.toContain('unpublished')
  expect(Object.keys(await post())).not.toContain('publish')
})

test('a time of publication without a time zone is reported with file and line, and its record is hidden', async () => {
  save('posts', 'publish: 2027-01-09 09:00\n')
  expect(await seen('posts')).toBe(false)
  expect(logged.at(-1)).toMatchObject({
    event: 'content_file_broken',
    reason: expect.stringMatching(/dated\.md:5: publish: must be a time with its time zone/),
  })
})
