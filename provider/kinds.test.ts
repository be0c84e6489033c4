import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstParts } from '@/lib/routes'
import { sections } from '@/lib/routing/addresses'
import { contentDir } from './content-dir'
import { kinds, liveKinds, pagedKinds, searchKinds } from './kinds'

test('a change of a live file causes no build', () => {
  const source = readFileSync('scripts/serve/build.mjs', 'utf8')
  const list = /const published = \[([^\]]*)\]/.exec(source)?.[1]?.match(/[\w-]+/g)
  expect(list?.toSorted()).toEqual([...liveKinds, 'pictures', 'films'].sort())
})

test('the site knows the address of each kind with pages, and looks up its pages', () => {
  const used = pagedKinds.map((kind) => kinds[kind].section)
  expect(used.every((section) => firstParts.includes(section))).toBe(true)
  expect(Object.keys(sections).sort()).toEqual([...used].sort())
})

test('no two kinds share an address in the search', () => {
  expect(new Set(searchKinds.map(({ inAddress }) => inAddress)).size).toBe(searchKinds.length)
})

test('the demo folder has every kind, and nothing else but pictures and films', () => {
  const known = Object.entries(kinds).map(([name, kind]) => ('file' in kind ? kind.file : name))
  expect(known.filter((path) => !existsSync(join(contentDir(), path)))).toEqual([])
  const names = new Set([...known.map((path) => path.split('/')[0]), 'pictures', 'films'])
  expect(readdirSync(contentDir()).filter((name) => !names.has(name) && !/^(README|\.)/.test(name))).toEqual(
    [],
  )
})
