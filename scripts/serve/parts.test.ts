import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shippedPackages } from './parts.mjs'

const allowed = new Set(
  'MIT MIT-0 0BSD ISC BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 Unlicense OFL-1.1'.split(
    ' ',
  ),
)

// libvips stays a library of its own, which an operator may replace.
const isAllowed = (id: string, licence: string) =>
  allowed.has(licence) || (id.startsWith('@img/sharp-') && licence === 'LGPL-3.0-or-later')

test('each package that ships has an allowed licence', () => {
  const shipped = shippedPackages()
  const names = shipped.map(({ id }) => id.replace(/@[^@]*$/, ''))
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'zod', '@fontsource-variable/figtree']))
  for (const name of ['jest', 'playwright', 'typescript']) expect(names).not.toContain(name)
  const isKept = ({ id, licence = '' }: { id: string; licence?: string }) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((each) => isAllowed(id, each)))
  expect(shipped.filter((each) => !isKept(each))).toEqual([])
})

test('npm run sbom lists each shipped package, even one that tests also need, and the text of its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  execFileSync(process.execPath, ['scripts/serve/parts.mjs', folder])
  const { components, dependencies } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'zod']))
  expect(names).not.toContain('jest')
  expect(JSON.stringify(dependencies)).not.toContain('"jest@')
  expect(readFileSync(join(folder, 'licences.txt'), 'utf8')).toMatch(/^react@\S+: MIT\nMIT License$/m)
})
