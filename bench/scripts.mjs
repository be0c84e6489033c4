// What a browser downloads as JavaScript for a page, gzipped, until the page is quiet.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/gate/chromium.mjs'
import { run } from '../scripts/serve/setup.mjs'

/** Builds the smallest app that this version of Next makes, in a folder where it finds our packages. */
export function buildBareApp() {
  const folder = join('.data', 'bench', 'bare')
  mkdirSync(join(folder, 'app'), { recursive: true })
  const layout = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>'
  writeFileSync(join(folder, 'app', 'layout.jsx'), layout)
  writeFileSync(join(folder, 'app', 'page.jsx'), 'export default () => <h1>Bare</h1>')
  const options = `{ cacheComponents: true, partialPrefetching: true, turbopack: { root: ${JSON.stringify(process.cwd())} } }`
  writeFileSync(join(folder, 'next.config.mjs'), `export default ${options}`)
  run(process.execPath, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', folder])
  return folder
}

/** Kilobytes of script for each address, as they travel. */
export async function scriptSizes(addresses) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const sizes = {}
  for (const address of addresses) {
    const page = await browser.newPage()
    const requests = []
    page.on('requestfinished', (request) => request.resourceType() === 'script' && requests.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    const bodies = await Promise.all(
      requests.map(async (request) => (await request.sizes()).responseBodySize),
    )
    sizes[address] = bodies.reduce((sum, size) => sum + size, 0) / 1024
    await page.close()
  }
  await browser.close()
  return sizes
}
