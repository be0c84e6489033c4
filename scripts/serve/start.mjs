// `npm start`: installs, builds and serves, each only where it is needed. It ends with 0 only when it was asked to stop,
// so that a supervisor restarts a server that has crashed.
import { buildIfChanged, nextBin } from './build.mjs'
import { say, setup } from './setup.mjs'
import { supervise } from './supervise.mjs'

// What is alive once every route has been asked for takes 130 MB, of which 50 are code and 16 are pages. With a limit of
// 160 the server ended amid a busy quarter of an hour; much more would only be filled with copies of pages.
// And localhost is 127.0.0.1 here.
const node = ['--max-old-space-size=224', '--dns-result-order=ipv4first']

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
const serve = [...node, nextBin(), 'start', '-p', port, ...host(), ...keepAlive]
const { code, isAsked } = await supervise(process.execPath, serve)
process.exit(isAsked ? 0 : code || 1)

// Next calls every loopback address localhost when a middleware rewrites. Told to listen at 127.0.0.1, it takes that for
// another host and sends itself the request over the network once more.
function host() {
  const { HOST } = process.env
  return HOST ? ['-H', HOST === '127.0.0.1' ? 'localhost' : HOST] : []
}
