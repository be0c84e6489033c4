// The programs beside the site: a mail server that counts, the embedded upstream alone, and what sends leads.
import { execFile, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { port } from '../server.mjs'

const run = promisify(execFile)
const tell = { stdio: ['ignore', 'ignore', 'inherit'] }

/** What the site and the upstream are told, so that nothing is held back and all mails go to the sink. */
export const env = (sink) => ({
  SMTP_URL: sink.smtp,
  LEADS_EMAIL: 'admissions@example.com',
  MAILS_PER_HOUR: '1000000',
  LIMITS_FACTOR: '100000',
  TRUSTED_PROXIES: '1',
  API_ROOT_URL: '',
})

/** Starts a mail server that counts. */
export async function startSink(offset) {
  const control = `http://127.0.0.1:${port(offset + 1)}`
  const child = spawn(process.execPath, ['bench/outbox/sink.mjs', port(offset), port(offset + 1)], tell)
  const ask = async (method, path) => await (await fetch(control + path, { method })).json()
  await until(() => answers(control))
  return {
    smtp: `smtp://127.0.0.1:${port(offset)}`,
    count: () => ask('GET', '/count'),
    leave: () => ask('POST', '/away'),
    comeBack: () => ask('POST', '/back'),
    stop: () => child.kill(),
  }
}

/**
 * Starts the embedded upstream alone.
 *
 * @param offset of its port
 * @param settings its environment
 * @param checkout the folder whose code it runs
 */
export async function startStore(offset, settings, checkout = '.') {
  const url = `http://127.0.0.1:${port(offset)}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/upstream.ts'], {
    ...tell,
    cwd: resolve(checkout),
    env: { ...process.env, ...settings, HOST: '127.0.0.1', PORT: port(offset) },
  })
  const ended = new Promise((done) => child.once('exit', done))
  await until(() => answers(`${url}/api/countries/`))
  return {
    url,
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Sends leads at a rate, from a process of its own; gives what came of them. */
export async function generate(way, url, rate, seconds) {
  const args = ['bench/outbox/generator.mjs', way, url, rate, seconds].map(String)
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 })
  return JSON.parse(stdout)
}

/** Waits until something holds; gives how many seconds that took, or null where it was too long. */
export async function until(holds, seconds = 60) {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > seconds * 1000) return null
    await new Promise((done) => setTimeout(done, 100))
  }
  return (performance.now() - start) / 1000
}

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
