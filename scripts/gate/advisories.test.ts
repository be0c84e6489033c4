import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { advisoriesReport } from './advisories.mjs'

describe('with a registry that lists an advisory', () => {
  let status = 200
  const url = 'https://github.com/advisories/GHSA-1'
  let advisory = { id: 1, url, title: 'Bad', severity: 'high', vulnerable_versions: '>=0' }
  const registry = createServer((request, response) => {
    request.resume()
    response.writeHead(request.method === 'POST' ? status : 404)
    response.end(request.method === 'POST' ? JSON.stringify({ next: [advisory], jest: [advisory] }) : '{}')
  })
  const env = { npm_config_registry: '', npm_config_cache: mkdtempSync(join(tmpdir(), 'npm-')) }
  beforeAll(async () => {
    await once(registry.listen(0, '127.0.0.1'), 'listening')
    env.npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  })
  afterAll(() => registry.close())

  test('an advisory for a package that ships fails the gate, unless SECURITY.md names it', async () => {
    const { faults } = await advisoriesReport(env)
    expect(faults).toEqual([`Advisory (high) for next: Bad, ${url}`])
    expect((await advisoriesReport(env, 'GHSA-1: no mended version')).faults).toEqual([])
  })

  test('neither a low advisory nor a registry that refuses the request fails the gate', async () => {
    advisory = { ...advisory, id: 2, severity: 'low' }
    expect((await advisoriesReport(env)).line).toBe('Advisories: 0 above low, 0 excused')
    status = 405
    const silent = 'Advisories: not checked, as the registry does not answer'
    expect(await advisoriesReport(env)).toEqual({ line: silent, faults: [] })
  })
})
