// What waited while the mail server was away is delivered once it is back, while visitors read pages.
import { resolve } from 'node:path'
import { port, serve, site } from '../server.mjs'
import { part } from '../table.mjs'
import { env, generate, startStore, until } from './programs.mjs'

const pages = ['/', '/careerpaths/data-science', '/blog', '/contact-us']

/**
 * @param {string} data a folder on a disk
 * @param {number} items how many mails wait: two for each lead
 * @returns after how many seconds all were delivered, and how long pages took meanwhile, in milliseconds
 */
export async function drainOutage(data, sink, items) {
  const settings = { ...env(sink), DATABASE_URL: `file:${resolve(data, 'outage.db')}` }
  await sink.leave()
  const store = await startStore(8, settings)
  const { acknowledged } = await generate('store', store.url, 100, items / 200)
  await store.stop()
  const { url, stop } = await serve(site, port(9), { page: '/icon.svg', env: settings })
  const before = (await sink.count()).different
  for (const page of pages) await fetch(url + page)
  await sink.comeBack()
  const stopReading = readPages(url)
  const drained = await until(async () => (await sink.count()).different - before >= 2 * acknowledged, 600)
  const times = await stopReading()
  await stop()
  return { drained, asked: times.length, median: part(times, 0.5), p99: part(times, 0.99) }
}

// Ten a second, whatever the answers take; gives what ends it and tells how long each took.
function readPages(url) {
  const asked = []
  const ask = async (n) => {
    const start = performance.now()
    await (await fetch(url + pages[n % pages.length])).text()
    return performance.now() - start
  }
  const asking = setInterval(() => asked.push(ask(asked.length)), 100)
  return async () => {
    clearInterval(asking)
    return await Promise.all(asked)
  }
}
