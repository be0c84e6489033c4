// Starts nginx for comparison, or in front of a site: with one worker, and its files in a temporary folder.
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { configIn, wholeConfig } from '../deploy/nginx.mjs'
import { isRoot, needTool } from '../scripts/gate/tools.mjs'
import { serve } from './server.mjs'

/** Serves a folder's files, each from its `.gz` copy if there is one. Debian's nginx-light has no brotli. */
export function serveFiles(folder, at) {
  return start(
    `root ${folder}; gzip_static on; etag on; location /_next/ { add_header Cache-Control "public, max-age=31536000, immutable"; }`,
    at,
  )
}

/** Starts nginx in front of a site as deploy/nginx configures it. Its limits are too high for one client to reach. */
export function serveFront(target, at, options) {
  const [user, to] = [isRoot ? 'root' : '', [new URL(target).host]]
  const front = { name: '127.0.0.1', listen: `127.0.0.1:${at}`, to, user, factor: 100_000 }
  return run((folder) => wholeConfig({ ...front, folder }), at, options)
}

/** Serves a site's brotli response as a file, with its headers and our directives for quick files. */
export async function serveAnswer(address, at, options) {
  const answer = await get(address)
  const folder = mkdtempSync(join(tmpdir(), 'bench-answer-'))
  writeFileSync(join(folder, 'answer'), answer.body)
  const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
  const added = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  return await start(
    `root ${folder}; ${added.join(' ')} default_type text/html; charset utf-8; etag on; open_file_cache max=20000 inactive=60s;
    open_file_cache_valid 60s; location = / { try_files /answer =404; }`,
    at,
    options,
  )
}

// nginx sets these headers itself.
const ofConnection = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']

// fetch would decompress the response.
async function get(address) {
  const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end()
  const [response] = await once(asked, 'response')
  return { headers: response.headers, body: await buffer(response) }
}

function start(body, at, options) {
  const http = `access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      server { listen 127.0.0.1:${at}; ${body} }`
  return run((folder) => configIn(folder, http, { user: isRoot ? 'root' : '' }), at, options)
}

async function run(configOf, at, options) {
  const program = needTool('nginx', 'nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder))
  return await serve(['-c', file, '-e', 'stderr'], at, { ...options, program })
}
