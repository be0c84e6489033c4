import { defineConfig, devices } from '@playwright/test'
import type { EngineName } from './e2e/engines/fixtures'
import { chromiumArgs } from './e2e/fixtures/chromium-args'
import { site } from './e2e/fixtures/servers'
import { findChromium, hasFfmpeg } from './scripts/gate/browsers.mjs'

// They start sites of their own, for minutes: begun first, they leave no worker idle at the end.
const ownSites = /deployments\/.*\.spec\.ts/

// One crawl, and those that read what it has found, each in its own way.
const crawl = /audits\/crawl\.spec\.ts/
const readers = /audits\/(search|structured-data|feeds|settled)\.spec\.ts/

// The same journeys once in each engine.
const engines = /engines\/.*\.spec\.ts/
const engineNames: EngineName[] = ['chromium', 'firefox', 'webkit']

// What the gate and a CI ask for: the outcome as a file, for them to read.
const { CI, PLAYWRIGHT_JSON_OUTPUT_NAME, PLAYWRIGHT_JUNIT_OUTPUT_NAME } = process.env
const isRetried = !!(CI || PLAYWRIGHT_JSON_OUTPUT_NAME)
const isRecorded = hasFfmpeg()

// Only this process sees the command line; the workers see its environment.
process.env.E2E_WINDOW ??= process.argv.some((word) => /^--(headed|debug|ui)/.test(word)) ? 'yes' : ''

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  // Beside two busy loops a page that is asked for at rest within a second has taken more than ten.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  workers: 2,
  // A browser on a busy machine may stumble once; a test that passes only at its second try is named as flaky.
  retries: isRetried ? 1 : 0,
  reporter: [
    ['line'],
    ['./e2e/fixtures/outcome-reporter.ts', { isRecorded }],
    ['html', { open: 'never', outputFolder: '.data/test/report' }],
    ...(PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
    ...(PLAYWRIGHT_JUNIT_OUTPUT_NAME ? [['junit'] as const] : []),
  ],
  outputDir: '.data/test/playwright',
  projects: [
    ...(site.isOutside ? [] : [{ name: 'own sites', testMatch: ownSites }]),
    { name: 'crawl', testMatch: crawl },
    { name: 'pages', testIgnore: [ownSites, crawl, readers, engines] },
    ...engineNames.map((engineName) => ({ name: engineName, testMatch: engines, use: { engineName } })),
    { name: 'readers', testMatch: readers, dependencies: ['crawl'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: site.url,
    launchOptions: { executablePath: findChromium(!!process.env.E2E_WINDOW), args: chromiumArgs },
    reducedMotion: 'reduce',
    // Recording each test made the gate a quarter slower: there, only the second try of one that failed is recorded.
    trace: isRetried ? 'on-first-retry' : 'retain-on-failure',
    video: isRecorded && !isRetried ? 'retain-on-failure' : 'off',
    // A new window and its process cost more than most visits do: a test finds the window of the one before, emptied.
    reuseContext: true,
    screenshot: 'only-on-failure',
  },
  globalSetup: './e2e/fixtures/reach-site.ts',
  webServer: site.isOutside
    ? undefined
    : {
        command: 'node scripts/serve/start.mjs',
        url: `${site.url}/icon.svg`,
        env: site.env,
        timeout: 120_000,
        stdout: 'ignore',
        stderr: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      },
})
