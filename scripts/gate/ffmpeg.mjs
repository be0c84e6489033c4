import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * Whether the ffmpeg is there with which Playwright records video: it takes no other, and where it is missing, each test
 * that is to be recorded fails.
 */
export function hasFfmpeg() {
  const list = new URL(
    '../../playwright-core/browsers.json',
    import.meta.resolve('@playwright/test/package.json'),
  )
  const { browsers } = JSON.parse(readFileSync(fileURLToPath(list), 'utf8'))
  const { revision } = browsers.find(({ name }) => name === 'ffmpeg')
  return existsSync(chromium.executablePath().replace(/chromium-.*/, `ffmpeg-${revision}`))
}
