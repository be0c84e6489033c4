// A visitor during an attack, in a process of its own: reads a page every 50 ms, or given addresses every 15 ms.
// It stops at a message from its parent, and reports a quantile of the times.
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../table.mjs'
import { ask } from './lanes.mjs'

const [url, share = '0.95', ...asked] = process.argv.slice(2)
const pages = asked.length > 0 ? asked : ['/', '/careerpaths/data-science', '/blog', '/contact-us']
const minReads = 40
const pause = asked.length > 0 ? 15 : 50

const times = []
let isOver = false
process.once('message', () => {
  isOver = true
})

// The first visit warms up this process, so its time does not count.
await visit(url + pages[0]).catch(() => {})

for (let n = 0; !isOver || times.length < minReads; n++) {
  const start = performance.now()
  const isRead = await visit(url + pages[n % pages.length]).catch(() => false)
  times.push(isRead ? performance.now() - start : Number.POSITIVE_INFINITY)
  await wait(pause)
}
process.send(quantile(times, Number(share)))
process.disconnect()

// Each visit has a new connection, from another address than the attacker's.
async function visit(address) {
  return (await ask(address, { agent: false, localAddress: '127.0.0.2' })) === 200
}
