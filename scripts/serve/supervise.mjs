// Runs a command that must not outlive this process: whoever asks this one to stop asks the command.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command in the foreground until it ends, by itself or because this process was asked to stop.
 *
 * @param {string} command the program's file
 * @param {string[]} args its arguments
 * @param {{env?: Record<string, string>, grace?: number}} [options] `env`: settings that it gets besides this process's
 *   own; `grace`: the milliseconds after which it is killed where it was asked to stop and has not
 * @returns {Promise<{code: number, isAsked: boolean}>} the code it ended with, 128 + n where signal n ended it, and
 *   whether a stop was asked for
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
