import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { PurifiedHtml } from '@/lib/html/purify'

type Reply = PurifiedHtml | { fault: string }

// A text of 100 KB takes 1.5 s of a processor, and jsdom takes 1.5 s to load. A busy machine took 13 s.
const timeoutMs = 60_000
const execArgv = ['--max-old-space-size=256', '--max-semi-space-size=16']

/** Runs the bundle of purifying.ts, and ends it once idle to free jsdom's 120 MB. A bad text ends only that process. */
export function purifier(program: string, idleMs = 10_000): (html: string) => Promise<PurifiedHtml> {
  const inTurn = pLimit(1)
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined

  const end = () => child?.kill('SIGKILL')
  async function ask(html: string): Promise<PurifiedHtml> {
    clearTimeout(ending)
    if (!child?.connected) child = start(program)
    try {
      return await replyOf(child, html)
    } catch (error) {
      end()
      child = undefined
      throw error
    } finally {
      ending = setTimeout(end, idleMs).unref()
    }
  }
  // Tries twice, because the system may have killed the process for want of memory.
  return (html) => inTurn(() => ask(html).catch(() => ask(html)))
}

function start(program: string): ChildProcess {
  const child = fork(program, { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('error', () => {})
  // An idle child does not hold up the end of this process.
  child.unref()
  child.channel?.unref()
  return child
}

async function replyOf(child: ChildProcess, html: string): Promise<PurifiedHtml> {
  const over = new AbortController()
  const { signal } = over
  const replied = once(child, 'message', { signal })
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`it ended with ${by ?? code}`)
  })
  const late = after(timeoutMs, undefined, { signal }).then(() => {
    throw new Error(`it took more than ${timeoutMs / 1000} s`)
  })
  try {
    child.send(html)
    const [reply] = (await Promise.race([replied, ended, late])) as [Reply]
    if ('fault' in reply) throw new Error(reply.fault)
    return reply
  } finally {
    over.abort()
  }
}
