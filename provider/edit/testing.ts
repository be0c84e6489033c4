import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstParts } from '@/lib/routes'
import { contentDir } from '@/provider/content-dir'
import type { Finding } from '@/provider/finding'
import { htmlOfMarkdown } from '@/provider/markdown'
import { folderForTests } from '@/provider/testing'
import { editor } from './app'
import type { FileState } from './save-form'

const token = 'a-token'
const cookie = `editor-4000=${token}`
const host = '127.0.0.1:4000'
const origin = `http://${host}`
let app: ReturnType<typeof editor>

/** The findings that the editor's `check` returns. */
export const found: Finding[] = []

/** Each test gets an editor for a copy of the other provider's folder. */
export function editorForTests() {
  folderForTests('e2e/other-provider')

  beforeEach(() => {
    found.length = 0
    app = editor({
      port: 4000,
      token,
      routes: firstParts,
      check: async () => found,
      render: async (markdown) => htmlOfMarkdown(markdown),
      today: () => '2027-01-10',
    })
  })
}

export const path = (name: string) => join(contentDir(), name)

export const textOf = (name: string) => readFileSync(path(name), 'utf8')

export const get = async (address: string, headers: Record<string, string> = {}) =>
  await app.request(`http://${host}${address}`, { headers: { host, cookie, ...headers } })

export async function send(address: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await app.request(`http://${host}${address}`, {
    method: 'POST',
    headers: { host, origin, cookie, ...headers },
    body,
  })
  return { status: response.status, said: await response.text() }
}

/** The state that a page gives to its form. */
export async function opened(address: string): Promise<FileState> {
  const [, state = ''] = /data-state="([^"]*)"/.exec(await (await get(address)).text()) ?? []
  return JSON.parse(
    state
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )
}

/** Posts a page's values with changes. */
export async function save(address: string, change: object, more: object = {}) {
  const { value, version } = await opened(address)
  return await post(address, {
    version,
    value: { ...value, fields: { ...(value.fields as object), ...change }, ...more },
  })
}

export const post = async (address: string, form: object, headers: Record<string, string> = {}) =>
  await send(address, JSON.stringify(form), headers)

export const versionOf = async (address: string) => (await opened(address)).version

/** The path of a sample form. */
export const person = '/file/people/harbottle'
export const changed = (version: string) => ({
  version,
  value: { fields: { name: 'Josiah Harbottle', role: 'Oars', order: 1 }, text: 'Carves.' },
})
