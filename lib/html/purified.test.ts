import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { purified, setPurifier } from './purified'

const text = '<p onclick="run()">A paragraph</p>'
const pure = { html: '<p>A paragraph</p>' }

let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'purified-'))
  process.env.NEXT_DIST_DIR = dist
})

// Simulates a new server process, and returns the texts that its purifier receives.
function asServer() {
  const asked: string[] = []
  Object.assign(globalThis, { siteOnce: undefined })
  setPurifier(async (html) => {
    asked.push(html)
    return pure
  })
  return asked
}

const files = async () => {
  const folder = join(dist, 'cache', 'purified')
  return (await readdir(folder)).map((name) => join(folder, name))
}

test('a text that the build has purified is not purified again by the server', async () => {
  process.env.NEXT_PHASE = 'phase-production-build'
  expect(await purified(text)).toEqual(pure)
  delete process.env.NEXT_PHASE
  const asked = asServer()
  expect(await purified(text)).toEqual(pure)
  expect(asked).toEqual([])
})

test('a text that is new since the build is purified once and not stored', async () => {
  const asked = asServer()
  await Promise.all([purified('<p>New</p>'), purified('<p>New</p>')])
  await purified('<p>New</p>')
  expect(asked).toEqual(['<p>New</p>'])
  expect(await files()).toHaveLength(1)
})

test('a damaged stored text is purified again', async () => {
  const [file = ''] = await files()
  await writeFile(file, '{"html"')
  const asked = asServer()
  expect(await purified(text)).toEqual(pure)
  expect(asked).toEqual([text])
})

test('a text that cannot be purified is shown as plain words, and the log says so', async () => {
  const lines: string[] = []
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  asServer()
  setPurifier(() => Promise.reject(new Error('it ended')))
  expect(await purified('<p>Heavy</p>')).toEqual({ isTangled: true })
  expect(lines.join()).toMatch(/"text_not_sanitised".*"characters":12,"reason":"it ended"/)
})
