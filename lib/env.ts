import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const url = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, message: `must be a URL such as ${example}` })
    .transform((value) => value.replace(/\/+$/, ''))

const http = (example: string) =>
  url(/^https?$/, example).refine((value) => !/^https?:\/\/[^/]*@/.test(value), {
    message: 'must not include a user name or password',
  })

const missing = 'is missing: run `npm run setup`, which writes one into .env.local'

const secret = (length: number) =>
  z.string({ message: missing }).min(length, `must have at least ${length} characters`)

// The format of Standard Webhooks.
const webhookSecret = z
  .string()
  .regex(
    /^whsec_[A-Za-z\d+/]{32,}={0,2}( whsec_[A-Za-z\d+/]{32,}={0,2})*$/,
    'must be “whsec_” followed by at least 24 bytes in base64',
  )

const instant = z.iso
  .datetime({ offset: true, message: 'must be a date and time such as 2027-01-10T09:00:00Z' })
  .transform((value) => new Date(value))

const networkNames = ['loopback', 'linklocal', 'uniquelocal']
const isNetwork = (text: string) =>
  networkNames.includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

const proxies = z.string().transform((value, { addIssue }) => {
  const text = value.trim()
  if (/^\d$/.test(text)) return Number(text)
  const networks = text.split(',').map((one) => one.trim())
  if (networks.every(isNetwork)) return networks
  addIssue(
    'must be the number of proxies in front of the site, or their networks, such as 10.0.0.0/8, fd00::/8',
  )
  return z.NEVER
})

const settings = z.object({
  SITE_URL: http('https://www.example.com').default('http://localhost:3000'),
  API_ROOT_URL: http('https://api.example.com').optional(),
  API_PICTURES_PATH: z
    .string()
    .regex(/^\/(?:[\w-][\w.-]*\/?)+$/, 'must be a path such as /media')
    .transform((path) => path.replace(/\/$/, ''))
    .optional(),
  COUNTRIES_URL: http('https://countries.example.com/all?fields=name').optional(),
  NOW: instant.optional(),
  API_IDEMPOTENT: z
    .enum(['true', 'false'], { message: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  WEBHOOK_URL: http('https://crm.example.com/hooks/leads')
    .refine((value) => value.startsWith('https:') || isLoopback(new URL(value).hostname), {
      message: 'must begin with https://, because personal data goes there',
    })
    .optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  STATUS_SECRET: webhookSecret.optional(),
  DESK_SECRET: z
    .string()
    .regex(/^[\w.~+/-]{32,}=*$/, 'must be at least 32 letters and digits, such as from: openssl rand -hex 32')
    .optional(),
  UPSTREAM_TIMEOUT_MS: z.coerce
    .number({ message: 'must be a number of milliseconds' })
    .int()
    .min(100, 'must be at least 100')
    .max(30_000, 'must be at most 30000')
    .default(5000),
  DATABASE_URL: url(
    /^(file|postgres|postgresql)$/,
    'file:.data/site.db or postgres://user@host/name',
  ).default('file:.data/site.db'),
  CONTENT_DIR: z.string().default('content'),
  PICTURES_DIR: z.string().default('.data/pictures'),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  LEADS_EMAIL: z.email({ message: 'must be an email address' }).optional(),
  MAIL_FROM: z.email({ message: 'must be an email address' }).optional(),
  MAIL_DIR: z.string().default('.data/mail'),
  TRUSTED_PROXIES: proxies.default(0),
  REDIS_URL: url(/^rediss?$/, 'redis://:password@cache.example.com:6379').optional(),
  DRAIN_SECONDS: z.coerce
    .number({ message: 'must be a number of seconds' })
    .min(0, 'must be at least 0')
    .max(60, 'must be at most 60')
    .default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: http('http://collector.example.com:4318').optional(),
  LIMITS_FACTOR: z.coerce.number({ message: 'must be a number' }).positive('must be above 0').default(1),
  MAILS_PER_HOUR: z.coerce
    .number({ message: 'must be a number of emails' })
    .int()
    .min(0, 'must be at least 0')
    .default(200),
  REVALIDATE_SECRET: secret(16),
  REVALIDATE_SECRET_PREVIOUS: secret(16).optional(),
  NEXTAUTH_SECRET: secret(32),
  NEXTAUTH_SECRET_PREVIOUS: secret(32).optional(),
  ADDRESS_KEY: secret(32).optional(),
  CRON_SECRET: secret(16).optional(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string({ message: missing })
    .refine((value) => [16, 24, 32].includes(Buffer.from(value, 'base64').length), {
      message: 'must be 16, 24 or 32 bytes in base64',
    }),
})

const schema = settings
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL === !WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    message: 'and WEBHOOK_URL go together: set both or neither',
    when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith('WEBHOOK')),
  })
  .refine(
    ({ WEBHOOK_SECRET, STATUS_SECRET }) =>
      !STATUS_SECRET?.split(' ').some((secret) => WEBHOOK_SECRET?.split(' ').includes(secret)),
    {
      path: ['STATUS_SECRET'],
      message: 'must differ from WEBHOOK_SECRET, as one of our own events could be posted back',
      when: ({ issues }) => issues.length === 0,
    },
  )
  .refine(({ NEXTAUTH_SECRET_PREVIOUS, ADDRESS_KEY }) => !NEXTAUTH_SECRET_PREVIOUS || !!ADDRESS_KEY, {
    path: ['ADDRESS_KEY'],
    message:
      'is missing, and NEXTAUTH_SECRET is changing: set ADDRESS_KEY to the old NEXTAUTH_SECRET, and never change ADDRESS_KEY',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ NOW, SITE_URL }) => !NOW || isLoopback(new URL(SITE_URL).hostname), {
    path: ['NOW'],
    message: 'is for tests: SITE_URL must be on localhost or 127.0.0.1',
    // Runs despite faults of other variables, so that one message lists all faults.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'NOW' || path?.[0] === 'SITE_URL'),
  })

// On Vercel, a function's disk is lost when the function ends.
const onVercel = {
  DATABASE_URL: (value?: string) =>
    !value?.startsWith('postgres') &&
    'must name a Postgres on Vercel (postgres://…): functions have no disk that lasts, and SQLite would lose every lead',
  SMTP_URL: (value?: string) => !value && 'is missing: on Vercel, emails written as files are lost',
  CRON_SECRET: (value?: string) =>
    !value && 'is missing: on Vercel, nothing sends waiting deliveries without it (docs/operate.md)',
}

function faultsOnVercel(variables: Record<string, string | undefined>): string[] {
  if (!variables.VERCEL) return []
  return Object.entries(onVercel).flatMap(([name, faultOf]) => {
    const fault = faultOf(variables[name]?.trim())
    return fault ? [`  ${name} ${fault}`] : []
  })
}

export type Env = z.infer<typeof schema>

export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * An empty variable counts as unset. Throws EnvError, which lists every fault and no value, as values may be
 * secret.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const filled = Object.entries(variables).filter(([, value]) => value?.trim())
  const result = schema.safeParse(Object.fromEntries(filled))
  const lost = faultsOnVercel(variables)
  if (result.success && lost.length === 0) return result.data
  const issues = result.error?.issues ?? []
  const faults = [...issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`), ...lost]
  throw new EnvError(
    `The environment is incomplete:\n${faults.join('\n')}\nSee .env.example for what each variable means.`,
  )
}

/** `host` is a name or an IP address, with or without the brackets of a URL. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
}

let cached: Env | undefined

/**
 * The settings of this process, read once.
 *
 * @throws EnvError as `parseEnv` does
 */
export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}

/** For a program that cannot start without its settings: prints every fault and exits. */
export function envOrEnd(): Env {
  try {
    return env()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
    process.exit(1)
  }
}
