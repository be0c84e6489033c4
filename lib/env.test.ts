import { EnvError, parseEnv } from './env'

const secrets = {
  NEXTAUTH_SECRET: 'x'.repeat(32),
  REVALIDATE_SECRET: 'x'.repeat(16),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}

test('everything but the secrets has a default', () => {
  expect(parseEnv(secrets)).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: 'file:.data/site.db',
    CONTENT_DIR: 'content',
  })
})

test('an empty value counts as not set, so that .env.example runs as it is', () => {
  expect(parseEnv({ ...secrets, API_ROOT_URL: '', SITE_URL: ' ', SMTP_URL: '' })).toEqual(parseEnv(secrets))
})

test('a final slash of a URL does not matter', () => {
  expect(parseEnv({ ...secrets, API_ROOT_URL: 'https://api.example.com/' }).API_ROOT_URL).toBe(
    'https://api.example.com',
  )
})

test('an API_ROOT_URL with a password in it is refused, because every log line would repeat it', () => {
  expect(() => parseEnv({ ...secrets, API_ROOT_URL: 'https://user:pass@api.example.com' })).toThrow(
    'API_ROOT_URL must not include a user name or password',
  )
})

test('one message names every variable at fault and repeats no value', () => {
  const broken = {
    API_ROOT_URL: 'ftp://secret-host',
    SMTP_URL: 'post-office',
    LEADS_EMAIL: 'nobody',
    NEXTAUTH_SECRET: 'short-secret',
  }
  expect(() => parseEnv(broken)).toThrow(EnvError)
  const message = catchMessage(() => parseEnv(broken))
  for (const name of [...Object.keys(broken), 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'])
    expect(message).toContain(name)
  for (const value of Object.values(broken)) expect(message).not.toContain(value)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:4310', 'http://[::1]:3000'])(
  'NOW is accepted at %s',
  (SITE_URL) => {
    const { NOW } = parseEnv({ ...secrets, SITE_URL, NOW: '2027-01-10T09:00:00+01:00' })
    expect(NOW).toEqual(new Date('2027-01-10T08:00:00Z'))
  },
)

test('STATUS_SECRET is refused when WEBHOOK_SECRET contains it', () => {
  const [ours, theirs] = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`)
  const webhook = { WEBHOOK_URL: 'https://crm.example.com/', WEBHOOK_SECRET: ours }
  expect(() => parseEnv({ ...secrets, ...webhook, STATUS_SECRET: `${theirs} ${ours}` })).toThrow(
    'STATUS_SECRET must differ from WEBHOOK_SECRET',
  )
  expect(parseEnv({ ...secrets, ...webhook, STATUS_SECRET: theirs })).toMatchObject({ STATUS_SECRET: theirs })
})

test('NOW is refused on a public site, and the message says that NOW is for tests', () => {
  const change = { NOW: '2027-01-10T09:00:00Z', SITE_URL: 'https://www.example.com' }
  const message = catchMessage(() => parseEnv({ ...secrets, ...change, LEADS_EMAIL: 'nobody' }))
  expect(message).toContain('NOW is for tests: SITE_URL must be on localhost or 127.0.0.1')
  expect(message).toContain('LEADS_EMAIL must be')
  expect(() => parseEnv({ ...secrets, ...change, SITE_URL: 'http://localhost.example.com' })).toThrow(
    'NOW is for tests',
  )
})

test('no fault of NOW is reported when SITE_URL is invalid', () => {
  const change = { NOW: '2027-01-10T09:00:00Z', SITE_URL: 'here' }
  expect(catchMessage(() => parseEnv({ ...secrets, ...change }))).not.toContain('NOW')
})

test('on Vercel, one message lists the settings that are missing or would lose data', () => {
  const message = catchMessage(() =>
    parseEnv({ ...secrets, VERCEL: '1', DATABASE_URL: 'file:.data/site.db' }),
  )
  expect(message).toContain('DATABASE_URL must name a Postgres on Vercel')
  expect(message).toContain('SMTP_URL is missing')
  expect(message).toContain('CRON_SECRET is missing')
  expect(catchMessage(() => parseEnv({ ...secrets, VERCEL: '1' }))).toContain(
    'DATABASE_URL must name a Postgres',
  )
  const whole = {
    VERCEL: '1',
    DATABASE_URL: 'postgres://site@db.example.com/site',
    SMTP_URL: 'smtps://mail.example.com',
    CRON_SECRET: 'x'.repeat(16),
  }
  expect(parseEnv({ ...secrets, ...whole })).toMatchObject({ CRON_SECRET: 'x'.repeat(16) })
})

test.each(['tomorrow', '2027-01-10', '2027-01-10T09:00:00', '1799571600000'])('NOW=%s is refused', (NOW) => {
  expect(() => parseEnv({ ...secrets, NOW })).toThrow(
    'NOW must be a date and time such as 2027-01-10T09:00:00Z',
  )
})

function catchMessage(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
