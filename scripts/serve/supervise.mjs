// Runs a command that must not outlive this process: a signal to stop reaches the command.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string>, grace?: number}} [options] `grace`: ms from the signal to stop until SIGKILL
 * @returns {Promise<{code: number, isAsked: boolean}>} `code` is 128 + n when signal n ended the command
 */
export async function supervise(command, args, { env = {}, grace = 8000 } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  let isAsked = false
  const stop = () => {
    isAsked = true
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), grace).unref()
  }
  for (const signal of signals) process.on(signal, stop)
  try {
    const code = await new Promise((ended, fail) => {
      child.on('error', fail)
      child.on('exit', (code, signal) => ended(signal ? 128 + constants.signals[signal] : code))
    })
    return { code, isAsked }
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
