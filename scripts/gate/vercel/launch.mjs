// Puts a function's launcher behind HTTP on this machine, as Vercel puts it behind its own front.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const [launcher, port] = process.argv.slice(2)
// By this the platform learns what goes on after an answer.
const context = { waitUntil: (work) => void work.catch(() => {}) }
globalThis[Symbol.for('@vercel/request-context')] = { get: () => context }

const answer = createRequire(launcher)(launcher)

createServer((request, response) => {
  // The front says which page it has found for an address.
  request.headers['x-matched-path'] ??= new URL(request.url, 'http://localhost').pathname
  answer(request, response)
}).listen(Number(port), '127.0.0.1')
