import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { assetsOf } from './assets'

test('looking up a page’s files does not keep the page in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const dist = mkdtempSync(join(tmpdir(), 'assets-'))
  writeFileSync(join(dist, 'first-touch.js'), 'start()')
  const { integrityOf } = assetsOf(dist, false)
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let n = 0; n < 40; n++) {
    const page = `${String(n).repeat(500_000)}/_next/static/chunks/a-long-name-${n}.js`
    const src = /\/_next.*/.exec(page)?.[0] ?? ''
    expect(integrityOf(src)).toBeUndefined()
  }
  expect(used() - before).toBeLessThan(5_000_000)
})
