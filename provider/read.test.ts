import { join } from 'node:path'
import { z } from 'zod'
import { readMarkdownFolder, readYaml } from './read'
import { folderForTests } from './testing'

const schema = z.strictObject({ name: z.string().min(1) })
const write = folderForTests()

test('a file is read from CONTENT_DIR', () => {
  write('provider.yaml', 'name: Boats')
  expect(readYaml('provider.yaml', schema)).toEqual({ name: 'Boats' })
})

test('a server reads the copy in its build', () => {
  write('provider.yaml', 'name: Edited')
  write('copy/provider.yaml', 'name: As built')
  process.env.BAKED_CONTENT_DIR = join(process.env.CONTENT_DIR ?? '', 'copy')
  try {
    expect(readYaml('provider.yaml', schema)).toEqual({ name: 'As built' })
  } finally {
    delete process.env.BAKED_CONTENT_DIR
  }
})

test('a missing required file is reported', () => {
  expect(() => readYaml('provider.yaml', schema)).toThrow(
    /provider\.yaml: is missing, and the site needs it$/,
  )
})

test('a folder’s Markdown files are read with their text and the line where it begins', () => {
  write('people/b.md', '---\nname: Bo\n---\nBuilds.\n')
  write('people/a.md', '---\r\nname: Al\r\n---\r\n\r\nRows.\r\n')
  write('people/notes.txt', 'no person')
  write('people/.hidden.md', 'no person')
  expect(readMarkdownFolder('people', schema)).toMatchObject([
    { slug: 'a', fields: { name: 'Al' }, text: '\r\nRows.\r\n', textLine: 4 },
    { slug: 'b', fields: { name: 'Bo' }, text: 'Builds.\n', textLine: 4 },
  ])
})

test('the faults of all files of a folder are reported at once', () => {
  write('people/a.md', 'no front matter')
  write('people/b.md', '---\nnam: Bo\n---\n')
  expect(() => readMarkdownFolder('people', schema)).toThrow(
    /a\.md:1: must begin with front matter.*\n.*b\.md:2: name: is missing\n.*b\.md:2: nam: did you mean name\?/,
  )
})

test('a missing folder has no files', () => {
  expect(readMarkdownFolder('people', schema)).toEqual([])
})
