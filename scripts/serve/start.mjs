// `npm start` installs, builds and serves, each only if needed. It exits with 0 only after a signal to stop, so that a
// supervisor restarts a crashed server.
import { join } from 'node:path'
import { bakedIn, buildIfChanged } from './build.mjs'
import { memorySettings, nodeFlags } from './node-flags.mjs'
import { say, setup } from './setup.mjs'
import { supervise } from './supervise.mjs'

// The process must go on when it cannot write its log, as on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

setup()
const build = await buildIfChanged()
if (build.isAsked) process.exit(0)
if (!build.isBuilt) process.exit(build.code || 1)
if (build.code !== 0) say('THE BUILD FAILED. Serving the previous build, which is older than the sources')
const port = process.env.PORT || '3000'
say(`Serving on port ${port}`)
const dist = process.env.NEXT_DIST_DIR || '.next'
const server = join(dist, 'server.mjs')
const draining = Number(process.env.DRAIN_SECONDS || 0) * 1000
const { code, isAsked } = await supervise(process.execPath, [...nodeFlags, server], {
  grace: 8000 + draining,
  env: { ...memorySettings, NODE_ENV: 'production', PORT: port, BAKED_CONTENT_DIR: bakedIn(dist) },
})
process.exit(isAsked ? 0 : code || 1)
