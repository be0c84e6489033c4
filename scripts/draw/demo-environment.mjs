import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const kept = ['CONTENT_DIR', 'NEXTAUTH_SECRET', 'REVALIDATE_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']

/** Settings of a demo with its data in `folder`. Empty ones override .env files, so nothing leaves this machine. */
export function demoEnvironment(folder) {
  const all = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  const off = ['VERCEL', ...all].filter((name) => !kept.includes(name)).map((name) => [name, ''])
  const data = { DATABASE_URL: `file:${join(folder, 'site.db')}`, MAIL_DIR: join(folder, 'mail') }
  return { ...Object.fromEntries(off), ...data, HOST: '127.0.0.1', NEXT_TELEMETRY_DISABLED: '1' }
}

/**
 * Fills the demo's database, and returns who can sign in. Throws if the database has any other enquiry.
 *
 * @returns {{password: string, desk: string, codes: string[], learner: string}}
 */
export function fillDemo(
  environment,
  program = ['node_modules/tsx/dist/cli.mjs', 'scripts/draw/demo-month.ts'],
) {
  const env = { ...process.env, ...environment, NODE_ENV: 'production', NOW: new Date().toISOString() }
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
  return JSON.parse(stdout.trimEnd().split('\n').at(-1))
}
