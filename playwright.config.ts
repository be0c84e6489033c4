import { defineConfig, devices } from '@playwright/test'
import type { EngineName } from './e2e/engines/fixtures'
import { chromiumArgs } from './e2e/fixtures/chromium-args'
import { site } from './e2e/fixtures/servers'
import { findChromium, hasFfmpeg } from './scripts/gate/browsers.mjs'

// These tests take minutes, as each starts a site of its own. They run first, so that no worker is idle at the end.
const ownSites = /deployments\/.*\.spec\.ts/

// The crawl fetches every page once, and the readers check what it has found.
const crawl = /audits\/crawl\.spec\.ts/
const readers = /audits\/(search|structured-data|feeds|settled)\.spec\.ts/

// These journeys run once in each engine.
const engines = /engines\/.*\.spec\.ts/
const engineNames: EngineName[] = ['chromium', 'firefox', 'webkit']

// The gate and CI set these names of report files, and read the outcome from the files.
const { CI, PLAYWRIGHT_JSON_OUTPUT_NAME, PLAYWRIGHT_JUNIT_OUTPUT_NAME } = process.env
const isRetried = !!(CI || PLAYWRIGHT_JSON_OUTPUT_NAME)
const isRecorded = hasFfmpeg()

// Only this process sees the command line; the workers see its environment.
process.env.E2E_WINDOW ??= process.argv.some((word) => /^--(headed|debug|ui)/.test(word)) ? 'yes' : ''

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  // A page that an idle machine serves within a second has taken more than ten beside two busy loops.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  workers: 2,
  // On a busy machine a browser may fail once. A test that passes only on its second try is reported as flaky.
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
    // Recording every test slowed the gate by a quarter. So the gate records only the second try of a failed test.
    trace: isRetried ? 'on-first-retry' : 'retain-on-failure',
    video: isRecorded && !isRetried ? 'retain-on-failure' : 'off',
    // A new window and its process cost more time than most visits, so each test reuses the last window, emptied.
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
