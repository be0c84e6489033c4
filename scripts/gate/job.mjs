import { spawn } from 'node:child_process'
import { say } from '../serve/setup.mjs'

/**
 * Runs one of the gate's commands. With a title it goes on beside others: what it says is held back, and shown in one
 * piece where it failed.
 *
 * @param {string | undefined} title what is being done
 * @param {string} command the program's file
 * @param {string[]} args its arguments
 * @param {Record<string, string>} [env] settings that it gets besides this process's own
 * @returns {Promise<boolean>} whether it ended well
 */
export async function job(title, command, args, env = {}) {
  const begun = Date.now()
  const stdio = title ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data))
  const code = await new Promise((ended) => child.on('close', ended))
  if (title) say(`${title}: ${code === 0 ? 'good' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`)
  if (code !== 0) process.stdout.write(Buffer.concat(said))
  return code === 0
}
