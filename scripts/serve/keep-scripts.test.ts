import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepScripts } from './keep-scripts.mjs'

test('an open page finds its scripts in the next build, and no longer in the one after that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const builds = ['one', 'two', 'three'].map((name) => {
    const dist = join(folder, name)
    mkdirSync(join(dist, 'static', 'chunks'), { recursive: true })
    for (const file of [`${name}.js`, 'chunks/same.js']) writeFileSync(join(dist, 'static', file), name)
    return dist
  })
  const [one = '', two = '', three = ''] = builds
  keepScripts(join(folder, 'none'), one)
  keepScripts(one, two)
  keepScripts(two, three)
  const has = (dist: string, name: string) => existsSync(join(dist, 'static', name))
  expect([has(two, 'one.js'), has(three, 'two.js'), has(three, 'one.js')]).toEqual([true, true, false])
  expect(readFileSync(join(two, 'static', 'chunks', 'same.js'), 'utf8')).toBe('two')
})
