import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '@/provider/content-dir'
import type { Finding } from '@/provider/finding'
import { folderForTests } from '@/provider/testing'
import { editor } from './app'

const token = 'a-token'
const cookie = `editor-4000=${token}`
const host = '127.0.0.1:4000'
const origin = `http://${host}`
let app: ReturnType<typeof editor>

/** What the checks say. */
export const found: Finding[] = []

/** Has each test of a file begin with an editor of a copy of another provider's folder. */
export function editorForTests() {
  folderForTests('e2e/other-provider')

  beforeEach(() => {
    found.length = 0
    app = editor({ port: 4000, token, check: async () => found, today: () => '2027-01-10' })
  })
}

/** A file of the folder. */
export const path = (name: string) => join(contentDir(), name)

export const textOf = (name: string) => readFileSync(path(name), 'utf8')

export const get = async (address: string, headers: Record<string, string> = {}) =>
  await app.request(`http://${host}${address}`, { headers: { host, cookie, ...headers } })

export async function post(
  address: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await app.request(`http://${host}${address}`, {
    method: 'POST',
    headers: { host, origin, cookie, ...headers },
    body,
  })
  return { status: response.status, said: await response.text() }
}

/** The version of a file that its form has: what is saved names it. */
export const versionOf = async (address: string) =>
  /name="version" value="(\w+)"/.exec(await (await get(address)).text())?.[1] ?? ''

/** A form, and what is sent from it. */
export const person = '/file/people/harbottle'
export const changed = (version: string) => ({
  version,
  'f/name': 'Josiah Harbottle',
  'f/role': 'Oars',
  'f/order': '1',
  text: 'Carves.',
})
