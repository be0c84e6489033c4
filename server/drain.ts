import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/**
 * Takes no new connection, and ends once all requests have been answered. Node's own way would cut connections that are idle
 * at this moment, upon which a proxy may just be sending a form; they are closed a little later instead, when they have been
 * answered or were not used (lib/close-idle-connections.ts).
 *
 * @param server of this process
 * @param ended is called at the end
 */
export function drain(server: Server, ended: () => void): void {
  NetServer.prototype.close.call(server, ended)
}
