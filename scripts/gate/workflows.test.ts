import { readdirSync, readFileSync } from 'node:fs'
import { version } from '@/lib/health/version'

test.each(readdirSync('.github/workflows'))('%s pins actions to commits; its token is read-only', (name) => {
  const text = readFileSync(`.github/workflows/${name}`, 'utf8')
  const actions = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action)
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
  expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length)
})

test('CHANGELOG.md begins with the version of package.json, as the release workflow requires', () => {
  const [first] = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/m) ?? []
  expect(first).toBe(`## ${version}`)
  expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).version).toBe(version)
})
