import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Clock, UpstreamSettings } from '@/upstream/settings'
import { createBoard } from './board'
import { control, controlPath } from './control'
import type { Fault } from './fault'
import { answerWith } from './fault-responses'
import type { Handle } from './lists'

/** Faults in front of an upstream, controlled by calls of `/__faults`. */
export function createFaults({ log, now }: Pick<UpstreamSettings, 'log' | 'now'>) {
  const board = createBoard()
  const clock = wrongClock(now)
  let server: Server | undefined

  return {
    /** The upstream's clock. */
    now: clock.now,

    /** Sets the server whose port `refuse` closes. */
    attach(to: Server) {
      server = to
    },

    /** Answers calls like the upstream, unless they meet a fault. */
    inFrontOf: (handle: Handle) => async (request: Request, bindings: unknown) => {
      const { outgoing } = bindings as HttpBindings
      const { pathname: path } = new URL(request.url)
      if (path === controlPath)
        return await control(request, board, (faults) => refuse(server, faults, outgoing))
      const fault = board.meet(request)
      if (!fault) return await handle(request)
      log('info', 'upstream_fault', { fault: fault.fault, method: request.method, path })
      return await answerWith(fault, { request, outgoing, handle, offClock: clock.answer })
    },
  }
}

// Closes the port for the given time, and every connection as soon as the control call has its response.
async function refuse(server: Server | undefined, faults: Fault[], outgoing: ServerResponse): Promise<void> {
  const seconds = faults.find(({ fault }) => fault === 'refuse')?.seconds
  if (!server || !seconds) return
  const { port, address } = server.address() as AddressInfo
  server.close()
  await once(outgoing, 'close')
  server.closeAllConnections()
  setTimeout(() => server.listen(port, address), seconds * 1000)
}

// The clock is wrong for one call only; concurrent calls get the right time.
function wrongClock(right: Clock) {
  const off = new AsyncLocalStorage<number>()
  const now: Clock = () => new Date(right().getTime() + (off.getStore() ?? 0) * 60_000)
  return {
    now,
    /** Runs `work` with the clock `minutes` ahead, or behind if negative. The Date header has that time too. */
    answer: (minutes: number, work: () => Promise<Response>) =>
      off.run(minutes, async () => {
        const { body, status, headers } = await work()
        return new Response(body, {
          status,
          headers: { ...Object.fromEntries(headers), Date: now().toUTCString() },
        })
      }),
  }
}
