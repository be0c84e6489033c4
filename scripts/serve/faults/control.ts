import type { Board } from './board'
import { type Fault, faultsIn } from './fault'

/** The address of the control calls. */
export const controlPath = '/__faults'

/** PUT sets faults, GET returns them and the calls, DELETE ends them. */
export async function control(
  request: Request,
  board: Board,
  put: (faults: Fault[]) => void,
): Promise<Response> {
  if (request.method === 'PUT') {
    const asked = faultsIn(await request.text())
    if ('messages' in asked) return Response.json({ faults: asked.messages }, { status: 400 })
    board.set(asked.faults)
    put(asked.faults)
  } else if (request.method === 'DELETE') {
    board.set([])
  } else if (request.method !== 'GET') {
    const detail = `Method "${request.method}" not allowed: take GET, PUT or DELETE.`
    return Response.json({ detail }, { status: 405, headers: { Allow: 'GET, PUT, DELETE' } })
  }
  // Otherwise the next call might come on this connection, which a `refuse` fault is about to close.
  return Response.json(board.state(), { headers: { Connection: 'close' } })
}
