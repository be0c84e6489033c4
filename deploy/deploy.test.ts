import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { nodeFlags } from '../scripts/serve/node-flags.mjs'
import { siteConfig } from './nginx.mjs'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'))
const unit = read('site.service')
const template = read('nginx/site.conf.template')
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

describe('the Dockerfile', () => {
  test('passes the linter', () => {
    expect(validate(dockerfile)).toEqual([])
    expect(validate(`${dockerfile}\nEXPOSE port`)).not.toEqual([])
  })

  test('starts what npm start does, as an unprivileged user, with a health check', () => {
    expect(lastStage).toContain(
      `CMD ${JSON.stringify(['node', ...nodeFlags, 'serve.mjs']).replaceAll(',', ', ')}\n`,
    )
    expect(lastStage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(lastStage).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m)
    expect(lastStage).toMatch(/^VOLUME \/site\/\.data$/m)
  })

  test('builds on one configurable base and puts secrets into no layer', () => {
    expect(dockerfile.match(/^FROM .*/gm)?.join()).toMatch(
      /^FROM \$\{BASE_IMAGE\} AS build,FROM \$\{BASE_IMAGE\}$/,
    )
    expect(lastStage).not.toContain('npm ')
    expect(dockerfile).not.toMatch(/^(?:ARG|ENV) \w*(?:SECRET|KEY)/m)
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.data', 'deploy/site.env', 'deploy/nginx/tls/*']),
    )
  })
})

describe('compose.yaml', () => {
  const { site, nginx, postgres, redis } = compose.services

  test('lets the site write to its volume alone, without capabilities', () => {
    expect(site).toMatchObject({
      read_only: true,
      user: lastStage.match(/^USER (.*)$/m)?.[1],
      volumes: ['data:/site/.data'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    // Nobody gets round nginx.
    expect(site.ports).toBeUndefined()
    expect(site.environment.TRUSTED_PROXIES).toBe('1')
  })

  test('starts nginx once the site is healthy, and the others only by profile', () => {
    expect(nginx.depends_on.site.condition).toBe('service_healthy')
    expect(nginx.read_only).toBe(true)
    expect([postgres.profiles, redis.profiles]).toEqual([['postgres'], ['redis']])
    for (const { restart } of Object.values<{ restart: string }>(compose.services))
      expect(restart).toBe('unless-stopped')
    for (const { healthcheck } of [nginx, postgres, redis]) expect(healthcheck.test[0]).toBe('CMD')
  })

  test('passes nginx every setting that its configuration leaves open, and the site’s address', () => {
    const open = new Set([...template.matchAll(/\$\{(SITE_[A-Z]+)\}/g)].map(([, name]) => name))
    expect(Object.keys(nginx.environment)).toEqual(expect.arrayContaining([...open]))
    expect(nginx.environment.SITE_SERVERS).toContain(
      `${site.networks.inside.ipv4_address}:${site.environment.PORT}`,
    )
    for (const volume of nginx.volumes.slice(0, 2)) expect(volume).toMatch(/^\.\/nginx.*:ro$/)
  })

  test('names existing volumes and networks', () => {
    const services = Object.values<{ volumes?: string[]; networks: string[] | object }>(compose.services)
    const volumes = services.flatMap((each) => each.volumes ?? []).map((each) => each.split(':')[0] as string)
    for (const name of volumes.filter((each) => !each.startsWith('.')))
      expect(compose.volumes).toHaveProperty(name)
    const networks = services.flatMap((each) =>
      Array.isArray(each.networks) ? each.networks : Object.keys(each.networks),
    )
    for (const name of networks) expect(compose.networks).toHaveProperty(name)
  })
})

test('the systemd unit starts the same, without privileges, and writes to its own folder alone', () => {
  expect(unit).toContain(`ExecStart=/usr/bin/node ${nodeFlags.join(' ')} /srv/site/current/serve.mjs\n`)
  for (const line of [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'StateDirectory=site',
    'Restart=always',
    'SystemCallFilter=@system-service',
  ]) {
    expect(unit.split('\n')).toContain(line)
  }
  // V8 makes code as it runs.
  expect(unit).not.toContain('MemoryDenyWriteExecute')
})

describe('the nginx configuration', () => {
  const filled = siteConfig({
    name: 'www.example.com',
    listen: 80,
    to: ['10.0.0.1:3000', '10.0.0.2:3000'],
    cache: '/c',
  })

  test('has no open setting, and uses all cores', () => {
    expect(filled).not.toMatch(/\$\{/)
    expect(filled).toMatch(/server 10\.0\.0\.1:3000 max_fails=0;\s+server 10\.0\.0\.2:3000 max_fails=0;/)
  })

  test('allows the outage page its own style', () => {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(read('nginx/away.html')) ?? []
    expect(filled).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  test('passes on no forwarding header of a client', () => {
    const set = [...filled.matchAll(/proxy_set_header ([\w-]+) (\S+);/g)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(Object.fromEntries(set)).toMatchObject({
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Host': "''",
      'X-Real-IP': "''",
      Forwarded: "''",
    })
    expect(filled).not.toContain('proxy_add_x_forwarded_for')
  })
})
