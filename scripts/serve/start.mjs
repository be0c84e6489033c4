// `npm start`: installs, builds and serves, each only where it is needed. It ends with 0 only when it was asked to stop,
// so that a supervisor restarts a server that has crashed.
import { buildIfChanged, nextBin } from './build.mjs'
import { say, setup } from './setup.mjs'
import { supervise } from './supervise.mjs'

// Pages are read from the disk: more heap would only be filled with copies of them.
const heapLimit = '--max-old-space-size=160'

// A proxy or browser that sends a request just when the server closes an idle connection gets a reset instead of an
// answer. Node closes after 5 s; proxies do after 60 (nginx, AWS), 90 (Traefik) or 120 (Caddy), so they shall be first.
const keepAlive = ['--keepAliveTimeout', '125000']

setup()
const build = await buildIfChanged()
if (build.isAsked) process.exit(0)
if (!build.isBuilt) process.exit(build.code || 1)
if (build.code !== 0) say('THE BUILD FAILED. Serving the build before it, which is older than the sources')
const port = process.env.PORT || '3000'
say(`Serving on port ${port}`)
const host = process.env.HOST ? ['-H', process.env.HOST] : []
const serve = [heapLimit, nextBin(), 'start', '-p', port, ...host, ...keepAlive]
const { code, isAsked } = await supervise(process.execPath, serve)
process.exit(isAsked ? 0 : code || 1)
