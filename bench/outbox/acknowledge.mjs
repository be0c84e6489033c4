// How long the store takes to acknowledge a lead, now and before there was an outbox, side by side.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { part } from '../table.mjs'
import { env, startStore } from './programs.mjs'

/** The last commit without an outbox. */
const before = '80c81e1'

/**
 * @param {string} data a folder on a disk
 * @param {number} count how many leads each gets
 * @returns the times of both, in milliseconds
 */
export async function acknowledge(data, sink, count) {
  const old = checkoutOf(before)
  const settings = (name) => ({
    ...env(sink),
    DATABASE_URL: `file:${resolve(data, `${name}.db`)}`,
    MAIL_DIR: resolve(data, name),
  })
  const stores = [await startStore(4, settings('before'), old), await startStore(5, settings('now'))]
  const times = [[], []]
  for (let n = -20; n < count; n++) {
    for (const which of n % 2 ? [0, 1] : [1, 0]) {
      const time = await sendLead(stores[which].url, n)
      if (n >= 0) times[which].push(time)
    }
    await new Promise((done) => setTimeout(done, Math.random() * 40))
  }
  for (const { stop } of stores) await stop()
  rmSync(old, { recursive: true })
  const row = (share) => times.map((each) => part(each, share))
  return { median: row(0.5), p99: row(0.99) }
}

async function sendLead(url, n) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `bench ${n}` }
  const body = JSON.stringify({
    careerPathName: 'Data Science',
    selectedPlan: 'growth-project-pack',
    firstName: 'Ada',
    lastName: 'Example',
    email: `ada-${n}@example.com`,
    phone: '+447700900123',
    country: 'United Kingdom',
    source: 'Google',
  })
  const start = performance.now()
  const answer = await fetch(`${url}/api/leads/`, { method: 'POST', headers, body })
  await answer.text()
  if (answer.status !== 201) throw new Error(`A lead was answered ${answer.status}`)
  return performance.now() - start
}

function checkoutOf(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-before-'))
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  cpSync('.env.local', join(folder, '.env.local'))
  return folder
}
