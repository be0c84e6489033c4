import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['app', 'components', 'lib', 'server', 'upstream', 'delivery', 'provider'].filter(existsSync)
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)
const sources = [...files, 'instrumentation-node.ts'].map((file) => readFileSync(file, 'utf8'))

// Event names in calls of `log`, and those passed as `event` or to `tell`, which call it.
const calls = /\blog\('(?:info|warn|error)',([^,)]*)|\b(?:event(?:: '| = ')|tell\(')(\w+)'/g

test('the operators’ list names every event of the log, and no other', () => {
  const [, after = ''] = readFileSync('docs/security.md', 'utf8').split('## The log')
  const [page = ''] = after.split('\n## ')
  const told = [...page.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  const logged = sources
    .flatMap((source) => [...source.matchAll(calls)])
    .flatMap(
      ([, words = '', event]) => event ?? [...words.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''),
    )
  expect(told.sort()).toEqual([...new Set(logged)].sort())
})
