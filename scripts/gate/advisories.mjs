// Finds advisories above "low" for packages that ship. SECURITY.md names those that have no fix, with the reason.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ask = ['audit', '--omit', 'dev', '--json', '--fetch-retries', '0']
const timeoutMs = 20_000
const maxBuffer = 64 * 1024 * 1024

/** `line` sums up the registry's response, and each of `faults` fails the gate. Without a response nothing fails. */
export async function advisoriesReport(env = {}, excused = readFileSync('SECURITY.md', 'utf8')) {
  const { vulnerabilities } = await new Promise((done) =>
    execFile('npm', ask, { env: { ...process.env, ...env }, timeout: timeoutMs, maxBuffer }, (error, said) =>
      done(error?.killed ? {} : read(said)),
    ),
  )
  if (!vulnerabilities)
    return { line: 'Advisories: not checked, as the registry does not answer', faults: [] }
  const all = Object.values(vulnerabilities).flatMap(({ via }) => via.filter(({ url }) => url))
  const found = all.filter(({ severity }) => !['info', 'low'].includes(severity))
  const faults = found
    .filter(({ url }) => !excused.includes(url.split('/').at(-1)))
    .map(({ name, severity, title, url }) => `Advisory (${severity}) for ${name}: ${title}, ${url}`)
  return {
    line: `Advisories: ${found.length} above low, ${found.length - faults.length} excused`,
    faults: [...new Set(faults)],
  }
}

function read(said) {
  try {
    return JSON.parse(said)
  } catch {
    return {}
  }
}
