import { forgetStates, isOutdated, noteStates } from '@/lib/api/states-on-pages'
import type { PublicContent } from '@/upstream/public-content'
import { watchContent } from './publish-when-due'

const hour = 60 * 60_000
const instant = Date.parse('2027-01-10T09:00:00Z')
let at = instant
let published = instant
let isBroken = false
let isStale = (_name: string) => false
const called: string[][] = []

const contentAt = async (moment: Date): Promise<PublicContent> => {
  if (isBroken) throw new Error('The content folder cannot be read')
  return new Map([
    ['posts', String(moment.getTime() >= published)],
    ['events', 'same'],
  ])
}

const watch = (since = at, hook = async (changed: string[]) => void called.push(changed)) =>
  watchContent(contentAt, hook, new Date(since), {
    clock: () => new Date(at),
    isStale: (name) => isStale(name),
  })

beforeEach(() => {
  at = instant
  published = instant
  isBroken = false
  isStale = () => false
  called.length = 0
})

test('the hook is called once when an instant has arrived, with only the changed names', async () => {
  at = instant - 1
  const look = watch()
  await look()
  expect(called).toEqual([])
  at = instant
  await look()
  await look()
  expect(called).toEqual([['posts']])
})

test('a page with a state that no check has seen is published again, once', async () => {
  const look = watch()
  await look()
  noteStates('career-paths', [['data', 'full']])
  const states = new Map([['data', 'open']])
  isStale = (name) => name === 'posts' && isOutdated('career-paths', states)
  await look()
  forgetStates('career-paths')
  noteStates('career-paths', [['data', 'open']])
  await look()
  expect(called).toEqual([['posts']])
})

test('a record that became public while no process ran is published at the first check', async () => {
  await watch(instant - hour)()
  expect(called).toEqual([['posts']])
})

test('a restart does not publish again what was public at the build', async () => {
  await watch(instant)()
  expect(called).toEqual([])
})

test('a clock that is set back withdraws a record, and publishes it again later', async () => {
  const look = watch()
  for (const moment of [instant + hour, instant - hour, instant]) {
    at = moment
    await look()
  }
  expect(called).toEqual([['posts'], ['posts']])
})

test('a moved instant is published at its new time', async () => {
  at = instant - hour
  const look = watch()
  await look()
  published = instant + 400 * 24 * hour
  at = instant
  await look()
  expect(called).toEqual([])
  at = published
  await look()
  expect(called).toEqual([['posts']])
})

test('a check is repeated after a failed hook or an unreadable folder', async () => {
  let isDown = true
  const look = watch(instant - hour, async (changed) => {
    if (isDown) throw new Error('down')
    called.push(changed)
  })
  await expect(look()).rejects.toThrow('down')
  isBroken = true
  await expect(look()).rejects.toThrow('cannot be read')
  isBroken = isDown = false
  await look()
  expect(called).toEqual([['posts']])
})
