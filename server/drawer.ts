import { type ExecFileException, execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import pLimit from 'p-limit'
import type { Job } from '@/lib/drawing/draw'

// A picture takes 0.6 s, mostly to load the drawing libraries.
const timeoutMs = 30_000
const maxBytes = 16 * 1024 * 1024
const flags = ['--max-old-space-size=192', '--max-semi-space-size=2']

/** Starts the bundle of drawing.ts for each job: memory is free afterwards, and a bad text ends only its process. */
export function drawer(program: string): (job: Job) => Promise<ArrayBuffer> {
  const inTurn = pLimit(1)
  return (job) => inTurn(() => draw(program, job))
}

function draw(program: string, job: Job): Promise<ArrayBuffer> {
  const { env } = process
  const options = { env, encoding: 'buffer', timeout: timeoutMs, maxBuffer: maxBytes } as const
  return new Promise((done, fail) => {
    const child = execFile(process.execPath, [...flags, program], options, (error, file, stderr) => {
      if (error) fail(new Error(`A ${job.kind} could not be drawn: ${reasonOf(error, stderr.toString())}`))
      else done(new Uint8Array(file).buffer)
    })
    letOthersGoFirst(child.pid)
    child.stdin?.on('error', () => {}).end(JSON.stringify(job))
  })
}

function reasonOf({ signal, code }: ExecFileException, stderr: string): string {
  const [reason] = /^\w*Error: .*$/m.exec(stderr) ?? []
  return reason ?? `it ended with ${signal ?? code}`
}

function letOthersGoFirst(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended, or the system forbids this.
  }
}
