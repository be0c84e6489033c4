// Starts a built site as `npm start` does and reads its memory from the kernel.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const next = join('node_modules', 'next', 'dist', 'bin', 'next')

/** Serves a built app; gives its address, how long the first page took, its peak memory and a way to stop it. */
export async function serve(app, port, page) {
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const env = { ...process.env, DATABASE_URL: `file:${join(data, 'site.db')}`, MAIL_DIR: join(data, 'mail') }
  const args = ['--max-old-space-size=224', next, 'start', app, '-p', String(port), '-H', '127.0.0.1']
  const start = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url + page).catch(() => ({ ok: false }))).ok)
    await new Promise((done) => setTimeout(done, 10))
  return {
    url,
    readyAfter: performance.now() - start,
    /** Megabytes resident at the highest point so far. */
    peak: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    stop: () =>
      new Promise((done) => {
        child.once('exit', done)
        child.kill()
      }),
  }
}
