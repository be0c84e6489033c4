// A visitor beside an attack, in a process of its own, who reads a page every 50 ms; told to stop, it tells how long they took.
import { setTimeout as wait } from 'node:timers/promises'
import { part } from '../table.mjs'

const [url, share = '0.95', ...asked] = process.argv.slice(2)
const pages = asked.length > 0 ? asked : ['/', '/careerpaths/data-science', '/blog', '/contact-us']
const fewest = 40

const times = []
let isOver = false
process.once('message', () => {
  isOver = true
})

for (let n = 0; !isOver || times.length < fewest; n++) {
  const start = performance.now()
  const isRead = await fetch(url + pages[n % pages.length])
    .then(async (answer) => (await answer.text()) && answer.ok)
    .catch(() => false)
  times.push(isRead ? performance.now() - start : Number.POSITIVE_INFINITY)
  await wait(50)
}
process.send(part(times, Number(share)))
process.disconnect()
