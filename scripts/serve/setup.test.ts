import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The exit code and the errors of set-up on a version of Node, when the packages are installed. */
function setUpOn(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), '{}')
  const versions = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${versions}`, resolve('scripts/serve/setup.mjs')]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return [status, stderr.trim()]
}

test.each(['18.20.0', '20.18.3', '22.15.0', '25.9.0', '28.0.0'])(
  'set-up refuses Node %s, and names the versions that run the site',
  (version) => {
    expect(setUpOn(version)).toEqual([
      1,
      `Node ${version} can’t run this site: install Node 20.19, 22.16, 24 or 26.`,
    ])
  },
)

test.each(['20.19.0', '22.23.3', '24.21.0', '26.12.1'])('set-up accepts Node %s', (version) => {
  expect(setUpOn(version)).toEqual([0, ''])
})

test('the image has the Node of .nvmrc', () => {
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(
    `node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm-slim`,
  )
})
