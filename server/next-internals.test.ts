import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAction, isReadable } from './check-action'
import { actionsOf, calledTags, handOverConfig, tryForms } from './next-internals'

const variable = '__NEXT_PRIVATE_STANDALONE_CONFIG'
const cache = 'export default class { get() {} set() {} }'
const plain = 'export default { get() {}, set() {} }'

let lines: () => Record<string, unknown>[]
beforeEach(() => {
  delete process.env[variable]
  const { mock } = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  lines = () => mock.calls.map(([line]) => JSON.parse(String(line)))
})

function build(files: Record<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'internals-'))
  mkdirSync(join(dist, 'server'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  return dist
}

const config = JSON.stringify({ config: { distDir: '.next-building', cacheHandlers: { other: 'x' } } })
const handedOver = () => JSON.parse(process.env[variable] ?? 'null')

test('Next gets a build’s configuration with the page cache and, with Redis, the data cache', async () => {
  const dist = build({
    'required-server-files.json': config,
    'page-cache.mjs': cache,
    'data-cache.mjs': plain,
  })
  await handOverConfig(dist, false)
  expect(handedOver()).toEqual({
    distDir: dist,
    cacheHandler: join(dist, 'page-cache.mjs'),
    cacheHandlers: { other: 'x' },
  })
  delete process.env[variable]
  await handOverConfig(dist, true)
  expect(handedOver().cacheHandlers).toEqual({ other: 'x', default: join(dist, 'data-cache.mjs') })
  expect(lines()).toEqual([])
})

test('a cache is left out when it lacks a method or imports a missing module of Next’s', async () => {
  const dist = build({
    'required-server-files.json': config,
    'page-cache.mjs': "import 'next/dist/server/renamed.js'\nexport default class {}",
    'data-cache.mjs': 'export default { get() {} }',
  })
  await handOverConfig(dist, true)
  expect(handedOver()).toEqual({ distDir: dist, cacheHandlers: { other: 'x' } })
  expect(lines()).toMatchObject([
    { event: 'next_changed', part: 'page-cache', reason: expect.stringContaining('renamed') },
    { event: 'next_changed', part: 'data-cache', reason: 'It has no set.' },
  ])
})

test.each([
  ['is not there', undefined],
  ['has no configuration', '{"version":1,"config":{}}'],
  ['has another form', '{"files":[]}'],
])('Next reads its own configuration when required-server-files.json %s', async (_, text) => {
  await handOverConfig(build(text === undefined ? {} : { 'required-server-files.json': text }), false)
  expect(process.env[variable]).toBeUndefined()
  expect(lines()).toMatchObject([{ event: 'next_changed', part: 'required-server-files.json' }])
})

const id = 'a'.repeat(64)
const manifest = JSON.stringify({ node: { [id]: { exportedName: 'submitMessage' } } })
// As React writes the form of a page.
const page = (bound: string) => `<main><form><input type="hidden" name="$ACTION_REF_1"/>
  <input type="hidden" name="$ACTION_1:0" value="{&quot;id&quot;:&quot;${id}&quot;,&quot;bound&quot;:&quot;${bound}&quot;}"/>
  <input type="hidden" name="$ACTION_1:1" value="[{&quot;status&quot;:&quot;idle&quot;}]"/></form></main>`

async function formsOf(files: { manifest?: string; page?: string }) {
  const dist = build({ 'server/server-reference-manifest.json': files.manifest ?? manifest })
  mkdirSync(join(dist, 'server/app'))
  writeFileSync(join(dist, 'server/app/contact-us.html'), files.page ?? page('$@1'))
  const actions = await actionsOf(dist)
  await tryForms(actions, dist, isReadable)
  return actions
}

async function sent(fields: Record<string, string>, more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', ...more }
  return [headers, Buffer.from(await body.arrayBuffer())] as const
}

const posted = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({ id, bound: '$@1' }),
  '$ACTION_1:1': '[{}]',
}

test('React’s own encoding matches the check of forms', async () => {
  expect(await formsOf({})).toEqual({ names: new Map([[id, 'submitMessage']]), areAsExpected: true })
  expect(lines()).toEqual([])
})

test('Next alone decides about actions when its manifest does not list them', async () => {
  expect((await formsOf({ manifest: '{"encryptionKey":"x"}' })).names).toBeUndefined()
  expect(lines()).toMatchObject([{ event: 'next_changed', loses: 'the check of actions' }])
})

test('a form is accepted when Next’s action ids have another length', async () => {
  await checkAction(...(await sent(posted)), await formsOf({}))
})

test('a form is accepted when React encodes it otherwise, and the log names the lost check', async () => {
  const forms = await formsOf({ page: page('$@other') })
  expect(lines()).toMatchObject([{ event: 'next_changed', part: 'forms' }])
  await checkAction(...(await sent({ ...posted, '$ACTION_1:2': 'new' })), forms)
  await checkAction(...(await sent({ args: '["of another form"]' }, { 'next-action': id })), forms)
  const unknown = await sent({ args: '[]' }, { 'next-action': 'b'.repeat(64) })
  await expect(checkAction(...unknown, forms)).rejects.toMatchObject({ status: 409 })
})

test('forms are accepted when Next has renamed the module that writes them', async () => {
  jest.resetModules()
  jest.doMock('next/dist/compiled/react-server-dom-turbopack/client.node.js', () => {
    throw new Error('Cannot find module')
  })
  const internals: typeof import('./next-internals') = jest.requireActual('./next-internals')
  const dist = build({ 'server/server-reference-manifest.json': manifest })
  const actions = await internals.actionsOf(dist)
  await internals.tryForms(actions, dist, isReadable)
  expect(actions.areAsExpected).toBe(false)
  expect(lines()).toMatchObject([{ event: 'next_changed', part: 'forms' }])
})

test('calledTags returns Next’s own record of tags', async () => {
  expect(await calledTags()).toBeInstanceOf(Map)
})

test('pages age by time alone when Next has renamed its record of tags', async () => {
  jest.resetModules()
  jest.doMock('next/dist/server/lib/incremental-cache/tags-manifest.external.js', () => {
    throw new Error('Cannot find module')
  })
  const internals = jest.requireActual('./next-internals')
  expect(await internals.calledTags()).toBeUndefined()
  expect(await internals.calledTags()).toBeUndefined()
  expect(lines()).toMatchObject([{ event: 'next_changed', part: 'tags-manifest.external.js' }])
})
