// Where the gate's tests write: databases, mails, copies. It goes again at the end.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const enough = 4e9

/**
 * Makes a folder the one for temporary files, of this process and of those that it starts: in memory where there is room,
 * as each commit of a database waits for a disk.
 */
export function makeScratch() {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'gate-'))
  // Postgres runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // Else a gate that is stopped would leave it in memory.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}

function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}
