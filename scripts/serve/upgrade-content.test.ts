import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upgradeContent } from './upgrade-content'

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
const [content, copy] = [join(folder, 'content'), join(folder, 'before')]
const person = join(content, 'people', 'ada.md')
const older = `---
# The founder.
name: Ada Example
role: Statistics
motif: rings # behind the initials
hue: 120
---

Counts things.
`

beforeEach(() => {
  rmSync(content, { recursive: true, force: true })
  rmSync(copy, { recursive: true, force: true })
  cpSync('content', content, { recursive: true })
  writeFileSync(person, older)
  process.env.CONTENT_DIR = content
})
afterAll(() => {
  delete process.env.CONTENT_DIR
  rmSync(folder, { recursive: true })
})

test('an upgrade shows what it would change, and writes nothing', () => {
  expect(upgradeContent(undefined)).toEqual([
    expect.stringMatching(/people\/ada\.md: removes motif \(1\.0\.0: .+\)$/),
    expect.stringMatching(/people\/ada\.md: removes hue/),
  ])
  expect(readFileSync(person, 'utf8')).toBe(older)
})

test('an upgrade removes only old fields, and first copies the folder', () => {
  upgradeContent(copy)
  expect(readFileSync(person, 'utf8')).toBe(
    older.replace('motif: rings # behind the initials\nhue: 120\n', ''),
  )
  expect(readFileSync(join(copy, 'people', 'ada.md'), 'utf8')).toBe(older)
  expect(upgradeContent(undefined)).toEqual([])
})

test('an upgrade copies the folder that a link leads to, and ignores a file without fields', () => {
  const link = join(folder, 'link')
  symlinkSync(content, link)
  process.env.CONTENT_DIR = link
  writeFileSync(join(content, 'people', 'README.md'), 'Notes.')
  upgradeContent(copy)
  expect(readFileSync(person, 'utf8')).not.toContain('motif')
  expect(readFileSync(join(copy, 'people', 'ada.md'), 'utf8')).toBe(older)
})

test('an upgrade refuses to replace an earlier copy, and changes nothing', () => {
  cpSync(content, copy, { recursive: true })
  expect(() => upgradeContent(copy)).toThrow('exists: move it away')
  expect(readFileSync(person, 'utf8')).toBe(older)
})
