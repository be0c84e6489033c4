import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Purified } from '@/lib/html/purify'

type Answer = Purified | { fault: string }

// A text of 100 KB takes 1.5 s of a processor, and jsdom as long to load; a machine with much else to do took thirteen.
const patience = 60_000
const execArgv = ['--max-old-space-size=256', '--max-semi-space-size=16']

/**
 * Purifies each text in a process of its own, one after the other. It begins with the first text and ends when there has been
 * none for a while: jsdom's 120 MB are then free again, and a text that fills them ends that process alone.
 *
 * @param program what purifies (server/purifying.ts), as one file
 * @param idleAfter milliseconds without a text after which it ends
 */
export function purifier(program: string, idleAfter = 10_000): (html: string) => Promise<Purified> {
  const inTurn = pLimit(1)
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined

  const end = () => child?.kill('SIGKILL')
  async function ask(html: string): Promise<Purified> {
    clearTimeout(ending)
    if (!child?.connected) child = start(program)
    try {
      return await answerOf(child, html)
    } catch (error) {
      end()
      child = undefined
      throw error
    } finally {
      ending = setTimeout(end, idleAfter).unref()
    }
  }
  // The system may have ended it for want of memory: once more, then.
  return (html) => inTurn(() => ask(html).catch(() => ask(html)))
}

function start(program: string): ChildProcess {
  const child = fork(program, { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('error', () => {})
  // This process may end while that one is idle.
  child.unref()
  child.channel?.unref()
  return child
}

async function answerOf(child: ChildProcess, html: string): Promise<Purified> {
  const over = new AbortController()
  const { signal } = over
  const answered = once(child, 'message', { signal })
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`it ended with ${by ?? code}`)
  })
  const late = after(patience, undefined, { signal }).then(() => {
    throw new Error(`it took more than ${patience / 1000} s`)
  })
  try {
    child.send(html)
    const [answer] = (await Promise.race([answered, ended, late])) as [Answer]
    if ('fault' in answer) throw new Error(answer.fault)
    return answer
  } finally {
    over.abort()
  }
}
