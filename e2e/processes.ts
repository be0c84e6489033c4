import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { site } from './servers'

const environment = { ...process.env, ...site.env, HOST: '127.0.0.1' }

/** Starts the servers that a test needs for itself, and ends them all. */
export function processes() {
  const running: ChildProcess[] = []

  /** Runs a command with changed settings until its address answers. */
  async function start([file = '', ...args]: string[], change: Record<string, string>, readyUrl: string) {
    const child = spawn(file, args, {
      env: { ...environment, ...change },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(child)
    const answers = () =>
      fetch(readyUrl).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 120_000 }).toBe(true)
    return child
  }

  async function stop(child: ChildProcess) {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  return { start, stop, stopAll: () => Promise.all(running.map(stop)) }
}
