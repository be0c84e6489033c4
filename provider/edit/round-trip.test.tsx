import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { firstParts } from '@/lib/routes'
import { isFolder, type Kind, kindNamed, kinds, pathOf } from './edited-kinds'
import { FileForm } from './file-form'
import { openFile } from './files'
import { saveForm, sentForm, stateOf } from './save-form'

jest.mock('@rjsf/validator-ajv8', () => ({}), { virtual: true })

// jsdom lacks structuredClone.
globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value))

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

/** Opens a file's form, as a browser does, and returns a function that saves it. */
async function open(kind: Kind, slug: string) {
  let answer: unknown
  // Saves the form's data. The preview of its text is not tested here.
  globalThis.fetch = async (to, { body } = {}) => {
    if (to === '/preview') return { ok: false } as Response
    answer = saveForm(kind, slug, sentForm.parse(JSON.parse(String(body))), firstParts)
    return { json: async () => ({ message: 'Saved' }) } as Response
  }
  const view = await act(async () =>
    render(<FileForm state={stateOf(kind, slug, openFile(pathOf(kind, slug)), firstParts)} />),
  )
  return async () => {
    // To find the form by its role would take ten times as long.
    await act(async () => fireEvent.submit(view.container.querySelector('form') as HTMLFormElement))
    view.unmount()
    return answer
  }
}

test.each(['content', 'other'] as const)(
  'opening and saving a file of %s changes no byte',
  async (of) => {
    const folder = folderOf(of)
    let count = 0
    for (const kind of kinds)
      for (const slug of slugsOf(folder, kind)) {
        const path = pathOf(kind, slug)
        if (of === 'other' && ['companies', 'search'].includes(kind.name)) continue
        const before = readFileSync(join(folder, path), 'utf8')
        const send = await open(kind, slug)
        expect({ path, answer: await send() }).toMatchObject({ path, answer: { to: expect.any(String) } })
        expect(readFileSync(join(folder, path), 'utf8')).toBe(before)
        count += 1
      }
    expect(count).toBeGreaterThan(of === 'content' ? 60 : 25)
  },
  120_000,
)

const type = (id: string, value: string) =>
  fireEvent.change(document.getElementById(`f/fields/${id}`) as HTMLElement, { target: { value } })

test('a changed field changes its line, and comments stay', async () => {
  const path = join(folderOf('content'), 'provider.yaml')
  const before = readFileSync(path, 'utf8')
  const send = await open(kindNamed('provider'), '')
  type('plans/1/price', '279.50')
  type('claims/learners/value', '2100+')
  type('phone', '+44 20 7946 0019')
  expect(await send()).toMatchObject({ to: '/file/provider' })
  const after = before
    .replace('price: 269', 'price: 279.5')
    .replace('value: 2000+', 'value: 2100+')
    .replace('0018', '0019')
  expect(readFileSync(path, 'utf8')).toBe(after)
})

test('the form says that its file was saved when a new file opens after its creation', async () => {
  folderOf('content')
  location.hash = '#saved'
  await open(kindNamed('provider'), '')
  expect(screen.getByRole('status').textContent).toMatch(/^Saved\./)
})
