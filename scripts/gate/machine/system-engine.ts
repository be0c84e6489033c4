import type { Engine } from '../../../e2e/engines/engine'
import { findFirefox, firefoxEngine } from './firefox'
import { findWebKit, webkitEngine } from './webkit'

/** Debian's browser, for use when Playwright's own is not installed. Undefined when it is missing too. */
export async function systemEngine(name: string, driverPort: string): Promise<Engine | undefined> {
  const [firefox, driver] = [findFirefox(), findWebKit()]
  if (name === 'firefox' && firefox) return firefoxEngine(firefox)
  return name === 'webkit' && driver ? await webkitEngine(driver, driverPort) : undefined
}
