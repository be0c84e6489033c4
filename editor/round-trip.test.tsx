import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { FileForm } from './file-form'
import { openFile, pathOf } from './files'
import { formSchemaOf } from './form-schema'
import { isFolder, type Kind, kinds, schemaOf } from './kinds'
import { readForm, root } from './read-form'
import { save } from './save'

const folders = { content: 'content', other: 'e2e/other-provider' }

function folderOf(of: keyof typeof folders): string {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  cpSync(folders[of], folder, { recursive: true })
  process.env.CONTENT_DIR = folder
  return folder
}
afterAll(() => {
  delete process.env.CONTENT_DIR
})

function slugsOf(folder: string, kind: Kind): string[] {
  if (!isFolder(kind)) return ['']
  const path = join(folder, kind.path)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.filter((name) => name.endsWith('.md')).map((name) => name.replace('.md', ''))
}

/** A file’s form, as a browser has it. */
function open(kind: Kind, slug: string) {
  const opened = openFile(pathOf(kind, slug))
  const form = <FileForm {...{ kind, slug, opened }} value={opened.value} told={new Map()} found={[]} />
  document.body.innerHTML = renderToStaticMarkup(form)
  const element = document.querySelector('form') as HTMLFormElement
  const send = () => {
    const form = new FormData(element)
    return save({
      kind,
      slug,
      form,
      value: readForm(formSchemaOf(schemaOf(kind, slug)), form, root, opened.value),
    })
  }
  return { element, send }
}

const kindOf = (name: string) => kinds.find((kind) => kind.name === name) as Kind
const field = (name: string) =>
  document.querySelector(`[name="${root}/${name}"]`) as HTMLInputElement | HTMLTextAreaElement

test.each(['content', 'other'] as const)(
  'each file of %s that is opened and saved stays byte for byte',
  (of) => {
    const folder = folderOf(of)
    let count = 0
    for (const kind of kinds)
      for (const slug of slugsOf(folder, kind)) {
        const path = pathOf(kind, slug)
        if (of === 'other' && ['companies', 'search'].includes(kind.name)) continue
        const before = readFileSync(join(folder, path), 'utf8')
        expect({ path, answer: open(kind, slug).send() }).toMatchObject({
          path,
          answer: { to: expect.any(String) },
        })
        expect(readFileSync(join(folder, path), 'utf8')).toBe(before)
        count += 1
      }
    expect(count).toBeGreaterThan(of === 'content' ? 60 : 25)
  },
)

test('a field that says something else changes its line, and comments stay', () => {
  const folder = folderOf('content')
  const path = join(folder, 'provider.yaml')
  const before = readFileSync(path, 'utf8')
  const { send } = open(kindOf('provider'), '')
  field('plans/1/price').value = '279.50'
  field('claims/learners/value').value = '2100+'
  field('phone').value = '+44 20 7946 0019'
  expect(send()).toEqual({ to: '/file/provider' })
  const after = before
    .replace('price: 269', 'price: 279.5')
    .replace('value: 2000+', 'value: 2100+')
    .replace('0018', '0019')
  expect(readFileSync(path, 'utf8')).toBe(after)
})
