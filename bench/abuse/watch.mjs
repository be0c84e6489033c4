// A visitor beside an attack, in a process of its own, who reads a page every 50 ms, or what it is told every 15 ms; told to stop, it tells how long they took.
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { part } from '../table.mjs'

const [url, share = '0.95', ...asked] = process.argv.slice(2)
const pages = asked.length > 0 ? asked : ['/', '/careerpaths/data-science', '/blog', '/contact-us']
const fewest = 40
const pause = asked.length > 0 ? 15 : 50

const times = []
let isOver = false
process.once('message', () => {
  isOver = true
})

// What this process needs to begin is not the site's.
await visit(url + pages[0]).catch(() => {})

for (let n = 0; !isOver || times.length < fewest; n++) {
  const start = performance.now()
  const isRead = await visit(url + pages[n % pages.length]).catch(() => false)
  times.push(isRead ? performance.now() - start : Number.POSITIVE_INFINITY)
  await wait(pause)
}
process.send(part(times, Number(share)))
process.disconnect()

// Each as one who comes anew, over a connection of its own, and not from where the attack comes.
function visit(address) {
  return new Promise((done, fail) => {
    get(address, { agent: false, localAddress: '127.0.0.2' }, (answer) => {
      answer
        .resume()
        .once('end', () => done(answer.statusCode === 200))
        .once('error', fail)
    }).once('error', fail)
  })
}
