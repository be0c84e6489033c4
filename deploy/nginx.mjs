// Fills in nginx/site.conf.template, as nginx's official image does by itself: `node deploy/nginx.mjs --name
// www.example.com > /etc/nginx/conf.d/site.conf`. `--help` lists the other options.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const files = join(import.meta.dirname, 'nginx')

/**
 * @typedef {object} Front
 * @property {string} name the host of SITE_URL
 * @property {string | number} listen
 * @property {string[]} to the site's processes, as host:port
 * @property {string} cache the folder of nginx's cache, which nginx creates
 * @property {string} [log] the value of access_log: a file and the format `site`, without visitors' addresses, or `off`
 * @property {number} [factor] multiplies the limits of requests and connections, for tests and measurements
 * @property {string} [nginx] the folder with away.html and tls, by default deploy/nginx
 */

/**
 * The configuration for nginx's `http` block.
 *
 * @param {Front} front
 */
export function siteConfig({ name, listen, to, cache, log = 'off', factor = 1, nginx = files }) {
  const filled = {
    SITE_NAME: name,
    SITE_LISTEN: String(listen),
    SITE_SERVERS: to.map((address) => `server ${address} max_fails=0;`).join('\n  '),
    SITE_CACHE: cache,
    SITE_LOG: log,
    SITE_ASKS: String(100 * factor),
    SITE_POSTS: String(5 * factor),
    SITE_CONNECTIONS: String(Math.min(100 * factor, 65_000)),
    SITE_NGINX: nginx,
  }
  const template = readFileSync(join(files, 'site.conf.template'), 'utf8')
  return template.replaceAll(/\$\{(SITE_[A-Z]+)\}/g, (all, variable) => filled[variable] ?? all)
}

/**
 * A complete configuration for tests and measurements, all of whose files are in `folder`: `nginx -c <file> -e stderr`.
 *
 * @param {Omit<Front, 'cache'> & { folder: string, workers?: number, user?: string }} settings `user` runs the workers
 */
export function wholeConfig({ folder, workers = 1, user = '', ...front }) {
  return configIn(folder, siteConfig({ ...front, cache: join(folder, 'pages') }), { workers, user })
}

/** A complete configuration around `http`, the content of its block of that name. */
export function configIn(folder, http, { workers = 1, user = '' }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${user && `user ${user};`} worker_processes ${workers}; daemon off; pid ${folder}/pid; error_log stderr alert;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${http}
}
`
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      listen: { type: 'string', default: '80' },
      to: { type: 'string', multiple: true, default: ['127.0.0.1:3000'] },
      cache: { type: 'string', default: '/var/cache/nginx/site' },
      log: { type: 'string', default: '/var/log/nginx/site.log site' },
      nginx: { type: 'string', default: '/etc/nginx/site' },
      help: { type: 'boolean' },
    },
  })
  const usage =
    'node deploy/nginx.mjs --name <host of SITE_URL> [--listen 80] [--to 127.0.0.1:3000]… [--cache <folder>] [--log <file>] [--nginx <folder>]'
  if (values.help || !values.name) process.stderr.write(`${usage}\n`)
  if (!values.name) process.exit(values.help ? 0 : 1)
  process.stdout.write(siteConfig(values))
}
