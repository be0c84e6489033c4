import { type ExecFileException, execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import pLimit from 'p-limit'
import type { Job } from '@/lib/drawing/draw'

// A picture takes 0.6 s, most of it to load what draws.
const patience = 30_000
const largest = 16 * 1024 * 1024
const flags = ['--max-old-space-size=192', '--max-semi-space-size=2']

/**
 * Draws each picture and document in a process of its own, one after the other. This one neither keeps the megabytes of what
 * draws nor stands still meanwhile; and where a text is such that it cannot be drawn, only that process ends.
 *
 * @param program what draws (server/drawing.ts), as one file
 */
export function drawer(program: string): (job: Job) => Promise<ArrayBuffer> {
  const inTurn = pLimit(1)
  return (job) => inTurn(() => draw(program, job))
}

function draw(program: string, job: Job): Promise<ArrayBuffer> {
  const { env } = process
  const options = { env, encoding: 'buffer', timeout: patience, maxBuffer: largest } as const
  return new Promise((done, fail) => {
    const child = execFile(process.execPath, [...flags, program], options, (error, file, said) => {
      if (error) fail(new Error(`A ${job.kind} could not be drawn: ${reasonOf(error, said.toString())}`))
      else done(new Uint8Array(file).buffer)
    })
    letOthersGoFirst(child.pid)
    // Where it has ended before it had read all, the answer says why.
    child.stdin?.on('error', () => {}).end(JSON.stringify(job))
  })
}

// The message of the error itself would be the command and all that was said.
function reasonOf({ signal, code }: ExecFileException, said: string): string {
  const [reason] = /^\w*Error: .*$/m.exec(said) ?? []
  return reason ?? `it ended with ${signal ?? code}`
}

function letOthersGoFirst(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
