import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextBin } from '../scripts/serve/build.mjs'
import { run } from '../scripts/serve/setup.mjs'

/** Builds the smallest app that this version of Next allows, in a folder where it finds our packages. */
export function buildBareApp() {
  const folder = join('.data', 'bench', 'bare')
  mkdirSync(join(folder, 'app'), { recursive: true })
  const layout = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>'
  writeFileSync(join(folder, 'app', 'layout.jsx'), layout)
  writeFileSync(join(folder, 'app', 'page.jsx'), 'export default () => <h1>Bare</h1>')
  const options = `{ cacheComponents: true, partialPrefetching: true, turbopack: { root: ${JSON.stringify(process.cwd())} } }`
  writeFileSync(join(folder, 'next.config.mjs'), `export default ${options}`)
  run(process.execPath, [nextBin, 'build', folder])
  return folder
}
