import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Each layer of the site and the layers that it may import. No layer imports bench, e2e, scripts or provider/edit.
const floors: Record<string, string> = {
  app: 'components lib provider .brand',
  components: 'lib provider .brand',
  server: 'lib provider',
  lib: 'upstream mail delivery database provider .brand',
  upstream: 'delivery database provider',
  mail: 'delivery',
  delivery: 'database',
  database: '',
  provider: '',
  'provider/edit': 'provider',
}
// A folder of components may import folders of later groups. It may import its own group if that closes no circle.
const ladder = ['section shell', '', 'page', 'art form', 'ui'].map((rooms) => rooms.split(' '))
const rung = (room: string) => {
  const found = ladder.findIndex((rooms) => rooms.includes(room))
  return found < 0 ? 1 : found
}

const partOf = (file: string) => /^(?:provider\/edit(?=\/)|[^/]*)/.exec(file)?.[0] ?? ''
const roomOf = (file: string) => /^(?:components|lib|provider)\/[^/.]+/.exec(file)?.[0]

/** The forbidden imports and the circles of folders in these files, a line each. */
function faultsOf(files: Map<string, string>): string[] {
  const rooms = new Map<string, Set<string>>()
  const faults = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import|import\() *'([@.][^'\n]*)'/g)].flatMap(({ 1: name = '', index }) => {
      const to = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)
      const [part, target] = [partOf(file), partOf(to)]
      const [room, other] = [roomOf(file), roomOf(to)]
      const isKnown = part === target || floors[part]?.split(' ').includes(target) || to === 'package.json'
      const isUp =
        room?.startsWith('components/') &&
        other &&
        rung(room.slice(11)) > rung(other.slice(11)) &&
        part === target
      if (room && other && room !== other) rooms.set(room, (rooms.get(room) ?? new Set()).add(other))
      const line = text.slice(0, index).split('\n').length
      return isKnown && !isUp && !name.startsWith('../') ? [] : [`${file}:${line} must not import ${name}`]
    }),
  )
  return [...faults, ...circlesIn(rooms)]
}

function circlesIn(rooms: Map<string, Set<string>>): string[] {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of rooms.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to))
    return seen
  }
  return [...rooms.keys()]
    .filter((room) => reach(room).has(room))
    .map((room) => `${room} stands in a circle of rooms`)
}

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...Object.keys(floors)], {
  encoding: 'utf8',
})
const house = new Map(
  stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing/.test(file) && existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

test('each file of the site imports only layers and folders that it may import', () => {
  expect(house.size).toBeGreaterThan(500)
  expect(faultsOf(house)).toEqual([])
})

test.each([
  ['app/a.tsx', '@/upstream/leads'],
  ['app/b.tsx', '@/bench/abuse/learn'],
  ['components/ui/a.tsx', '@/components/form/field'],
  ['components/ui/b.tsx', '../form/field'],
  ['components/page/a.tsx', '@/components/blog/post-card'],
  ['components/blog/a.tsx', '@/components/shell/header'],
  ['lib/form/a.ts', '@/components/ui/button'],
  ['server/a.ts', '@/provider/edit/app'],
  ['upstream/a.ts', '@/lib/once'],
  ['provider/a.ts', '@/lib/env'],
  ['delivery/a.ts', '@/mail/letter-html'],
  ['database/a.ts', '@/delivery/outbox'],
])('%s must not import %s, and the fault names the line', (file, name) => {
  const planted = new Map(house).set(file, `\nimport { thing } from '${name}'\n`)
  expect(faultsOf(planted)).toContain(`${file}:2 must not import ${name}`)
})

test('two folders that import each other are a fault', () => {
  const planted = new Map(house).set('lib/time/a.ts', "import { thing } from '@/lib/account/session-rows'\n")
  expect(faultsOf(planted)).toContain('lib/time stands in a circle of rooms')
})

// Dynamic imports do not count: lib/api/send.ts imports the upstream only where no server has started and loaded it.
test('the middleware imports no upstream and no mail, and at most 130 files', () => {
  const reached = new Set(['middleware.ts'])
  for (const file of reached)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '([@.][^']*)'/g)) {
      const path = name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)
      reached.add(existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`)
    }
  expect([...reached].filter((file) => /^(?:upstream|mail)\//.test(file))).toEqual([])
  expect(reached.size).toBeLessThanOrEqual(130)
})
