import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import type { Engine, Tab, TabOptions } from '../../../e2e/engines/engine'
import { end } from '../tools.mjs'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Escape: '\uE00C', Enter: '\uE007' }

/** The path of WebKitWebDriver; undefined unless it, Xvfb and WebKitGTK's typelib are installed. */
export function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver'
  const libraries = ['x86_64', 'aarch64'].map(
    (machine) => `/usr/lib/${machine}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
  )
  return existsSync('/usr/bin/Xvfb') && libraries.some(existsSync) && existsSync(driver) ? driver : undefined
}

/** Drives WebKitGTK over plain WebDriver, in a window on a virtual screen. */
export async function webkitEngine(driverPath: string, port: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // A sandbox cannot run inside a container, and the pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const root = `http://127.0.0.1:${port}`
  await expect(() => call('GET', `${root}/status`)).toPass()
  return { open: (options) => open(root, options), close: () => Promise.all([end(driver), end(screen)]) }
}

async function open(root: string, { width, height, hasScript }: TabOptions): Promise<Tab> {
  const binary = join(import.meta.dirname, 'webkit-window.py')
  const args = [String(width), String(height), hasScript ? 'script' : 'none']
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } }
  let sessionId = ''
  // The driver has one window at a time, and the previous one may still be closing.
  await expect(async () => {
    const created = await call('POST', `${root}/session`, { capabilities })
    sessionId = (created as { sessionId: string }).sessionId
  }).toPass({ timeout: 15_000 })
  const session = `${root}/session/${sessionId}`
  const ask = (path: string) => call('GET', `${session}/${path}`)
  const tell = (path: string, body: object = {}) => call('POST', `${session}/${path}`, body)
  const find = async (using: string, value: string, within = '') =>
    ((await tell(`${within}element`, { using, value })) as Record<string, string>)[elementKey]
  const typeInto = async (text: string) => {
    const focus = (await ask('element/active')) as Record<string, string>
    await tell(`element/${focus[elementKey]}/value`, { text })
  }

  return {
    goto: (url) => tell('url', { url }),
    back: () => tell('back'),
    url: async () => String(await ask('url')),
    evaluate: (expression) => tell('execute/sync', { script: `return (${expression})`, args: [] }),
    click: (x, y) => {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      return tell('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }] })
    },
    type: typeInto,
    press: (key) => typeInto(keys[key]),
    choose: async (selector, option) => {
      const select = await find('css selector', selector)
      const element = await find('xpath', `.//option[.="${option}"]`, `element/${select}/`)
      await tell(`element/${element}/click`)
    },
    screenshot: async () => Buffer.from(String(await ask('screenshot')), 'base64'),
    close: () => call('DELETE', session),
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`WebDriver, ${url}: ${value?.error} ${value?.message}`)
  return value
}
