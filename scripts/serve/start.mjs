// `npm start`: installs, builds and serves, each only where it is needed.
import { spawn } from 'node:child_process'
import { buildIfChanged, nextBin } from './build.mjs'
import { say, setup } from './setup.mjs'

// Pages are read from the disk: more heap would only be filled with copies of them.
const heapLimit = '--max-old-space-size=160'

// Next waits for every connection, also for one that a browser opened ahead and never used. No request takes longer.
const grace = 8000

setup()
await buildIfChanged()
const port = process.env.PORT || '3000'
say(`Serving on port ${port}`)
const host = process.env.HOST ? ['-H', process.env.HOST] : []
const server = spawn(process.execPath, [heapLimit, nextBin(), 'start', '-p', port, ...host], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.kill(signal)
    setTimeout(() => server.kill('SIGKILL'), grace)
  })
}
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
