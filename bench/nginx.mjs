// nginx as a measure and as a front: one worker, its files in a temporary folder.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { wholeConfig } from '../deploy/nginx.mjs'
import { install, isRoot } from '../scripts/gate/tools.mjs'
import { serve } from './server.mjs'

const program = '/usr/sbin/nginx'

/** nginx with the files of a folder; where a `.gz` lies beside one, that is sent. Debian's nginx-light has no brotli. */
export function serveFiles(folder, at, options) {
  return start(
    `root ${folder}; gzip_static on; etag on; location /_next/ { add_header Cache-Control "public, max-age=31536000, immutable"; }`,
    at,
    options,
  )
}

/** nginx before a site as the project configures it (deploy/nginx), without limits that one client would reach. */
export function serveFront(target, at, options) {
  return run(
    (folder) =>
      wholeConfig({
        folder,
        user: isRoot ? 'root' : '',
        name: '127.0.0.1',
        listen: `127.0.0.1:${at}`,
        to: [new URL(target).host],
        factor: 100_000,
      }),
    at,
    options,
  )
}

/** nginx with one answer of a site as a file, the headers with it; the directives of deploy/nginx that make files quick. */
export async function serveAnswer(address, encoding, at, options) {
  const answer = await get(address, encoding)
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

// What nginx writes itself.
const ofConnection = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag']

// As it travels: fetch would unpack it.
function get(address, encoding) {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      const { headers } = response
      buffer(response).then((body) => resolve({ headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** nginx before a site as whoever ends TLS: https at one port. Gives its address and a way to stop it. */
export async function serveTls(target, at, plainAt) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const ask = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const made = spawnSync('openssl', [...ask, '-subj', '/CN=localhost', '-keyout', key, '-out', cert])
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
  const server = await start(
    `location / { proxy_pass ${target}; ${proxied} proxy_set_header X-Forwarded-Proto https; }
    listen 127.0.0.1:${at} ssl; ssl_certificate ${cert}; ssl_certificate_key ${key};`,
    plainAt,
  )
  return { ...server, url: `https://localhost:${at}` }
}

const proxied = `proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;`

function start(body, at, options) {
  return run((folder) => configOf(folder, `server { listen 127.0.0.1:${at}; ${body} }`), at, options)
}

async function run(configIn, at, options) {
  if (!existsSync(program)) install('nginx-light')
  if (!existsSync(program)) throw new Error('No nginx is here and none can be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configIn(folder))
  return await serve(['-c', file, '-e', 'stderr'], at, { ...options, program })
}

function configOf(folder, server) {
  return `${isRoot ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${server}
    }`
}
