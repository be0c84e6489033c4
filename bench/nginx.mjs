// nginx as a measure and as a front: one worker, its files in a temporary folder.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackage, isRoot } from '../scripts/gate/debian.mjs'
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

/** nginx before a site, with a page cache of one second that goes on answering while it renews a page. */
export function servePageCache(target, at, options) {
  return start(
    `location / {
      proxy_pass ${target};
      ${proxied}
      proxy_cache pages;
      proxy_cache_valid 200 1s;
      proxy_ignore_headers Cache-Control Expires;
      proxy_cache_use_stale updating;
      proxy_cache_background_update on;
      proxy_cache_lock on;
    }`,
    at,
    options,
  )
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

async function start(body, at, options) {
  if (!existsSync(program)) installPackage('nginx-light')
  if (!existsSync(program)) throw new Error('No nginx is here and none can be installed.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi', 'pages']) mkdirSync(join(folder, name))
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${isRoot ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name.replace('client_', '')};`).join(' ')}
      proxy_cache_path ${folder}/pages levels=1 keys_zone=pages:10m;
      server { listen 127.0.0.1:${at}; ${body} }
    }`,
  )
  return await serve(['-c', file, '-e', 'stderr'], at, { ...options, program })
}
