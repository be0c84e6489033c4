import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { findChromium } from '../../scripts/gate/browsers.mjs'
import { chromiumArgs } from '../fixtures/chromium-args'
import { test as base, expect } from '../fixtures/kit'
import { port, site } from '../fixtures/servers'
import type { Engine, TabOptions } from './engine'
import { playwrightEngine } from './playwright'
import { type Visitor, visitor } from './visitor'

const types = { chromium, firefox, webkit }
export type EngineName = keyof typeof types
export type Visit = (options?: Partial<TabOptions> & { siteUrl?: string }) => Promise<Visitor>

type Fixtures = { visit: Visit }
type WorkerFixtures = { engineName: EngineName; engine: Engine | undefined }

/**
 * `visit` opens the site in the project's engine as a new visitor, by default on a phone; `siteUrl` names
 * another site.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use, { parallelIndex }) => {
      const engine = await start(engineName, port(60 + parallelIndex))
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visit: async ({ engine, engineName }, use, info) => {
    const howTo = `No ${engineName} is here: run npx playwright install --with-deps ${engineName}`
    if (!engine && process.env.REQUIRE_ENGINES) throw new Error(howTo)
    test.skip(!engine, howTo)
    const visitors: Visitor[] = []
    await use(async ({ width = 390, height = 844, hasScript = true, siteUrl = site.url } = {}) => {
      const tab = await (engine as Engine).open({ width, height, hasScript })
      const opened = visitor(tab, siteUrl)
      visitors.push(opened)
      return opened
    })
    for (const { tab } of visitors) {
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath('screen.png')
        await writeFile(path, await tab.screenshot())
        await info.attach('screen', { path, contentType: 'image/png' })
      }
      await tab.close()
    }
  },
})

export { expect }

async function start(name: EngineName, driverPort: string): Promise<Engine | undefined> {
  const executablePath = name === 'chromium' ? findChromium() : types[name].executablePath()
  if (executablePath && existsSync(executablePath))
    return await playwrightEngine(types[name], {
      executablePath,
      args: name === 'chromium' ? chromiumArgs : [],
    })
  // A checkout may lack the folder scripts/gate/machine.
  const machine = resolve('scripts/gate/machine/system-engine.ts')
  return existsSync(machine) ? await (await import(machine)).systemEngine(name, driverPort) : undefined
}
