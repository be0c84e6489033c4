import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAction } from './check-action'
import { actionsOf, calledTags, handOverConfig } from './next-internals'

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

test('a build’s configuration is handed over with its caches, those that Redis shares where there is one', async () => {
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

test('a cache is left out when a module of Next’s that it extends has gone, or it lacks a method', async () => {
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
])('Next reads its own configuration when the file of it %s', async (_, text) => {
  await handOverConfig(build(text === undefined ? {} : { 'required-server-files.json': text }), false)
  expect(process.env[variable]).toBeUndefined()
  expect(lines()).toMatchObject([{ event: 'next_changed', part: 'required-server-files.json' }])
})

test('Next alone decides on forms when its manifest lacks the key', () => {
  expect(
    actionsOf(build({ 'server/server-reference-manifest.json': '{"encryptionKey":"x"}' })),
  ).toBeUndefined()
  expect(lines()).toMatchObject([{ event: 'next_changed', loses: 'the check of forms' }])
})

test('a form is taken when its action has an id of another length', async () => {
  const id = 'a'.repeat(64)
  const node = { [id]: { exportedName: 'submitMessage' } }
  const known = actionsOf(build({ 'server/server-reference-manifest.json': JSON.stringify({ node }) }))
  const form = new FormData()
  form.set('$ACTION_REF_1', '')
  form.set('$ACTION_1:0', JSON.stringify({ id, bound: '$@1' }))
  form.set('$ACTION_1:1', '[{}]')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  await checkAction(headers, Buffer.from(await sent.arrayBuffer()), known)
})

test('the tags that were called are Next’s own', async () => {
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
