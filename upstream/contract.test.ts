import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Exchange, recordedExchanges } from '@/contract/exchanges'
import { replay, type World } from '@/contract/replay'
import { rule } from '@/contract/testing'
import { call, smtpForTest, upstreamForTest } from './testing'
import { createTokens } from './tokens'

// Replays every exchange recorded from the Django server, in the recorded order, against the embedded upstream.

const password = 'correct horse battery 9'
const secret = 'the secret of this replay, long enough'

let smtp: Awaited<ReturnType<typeof smtpForTest>>
let made: ReturnType<typeof upstreamForTest>
let world: World

beforeAll(async () => {
  smtp = await smtpForTest()
  made = upstreamForTest({ contentDir: recordedContent(), secret, mail: smtp.mail })
  const jane = await account('jane.doe@example.com')
  const off = await account('off@example.com')
  const gone = await account('gone@example.com')
  const db = await made.upstream.database()
  await db.updateTable('accounts').set({ is_active: 0 }).where('email', '=', 'off@example.com').execute()
  await db.deleteFrom('accounts').where('email', '=', 'gone@example.com').execute()
  const expired = createTokens(secret, () => new Date(0))
  const holder = { id: 1, password_hash: '' }
  world = {
    root: 'http://upstream.test',
    send: made.upstream.handle,
    stamp: '',
    known: {
      '<access token>': jane.access,
      '<refresh token>': jane.refresh,
      '<expired access token>': await expired.issue('access', holder),
      '<expired refresh token>': await expired.issue('refresh', holder),
      '<refresh token of a deleted account>': gone.refresh,
      '<refresh token of an inactive account>': off.refresh,
      '<address of an inactive account>': 'off@example.com',
      '<a career path>': 'data',
      '<25 resources, titled r0 to r24>': '',
    },
  }
})

afterAll(async () => {
  await made.upstream.close()
  await smtp.close()
})

const rules: Record<string, string> = { 'token ok': '3.20', 'detail ok': '7.5' }

rule.each(recordedExchanges().map((exchange) => [rules[exchange.case] ?? '', exchange.case, exchange]))(
  '%s',
  async (_, exchange) => {
    await prepare(exchange)
    expect(await replay(exchange, world)).toEqual({ differences: [] })
  },
)

// Repeats the steps that the recording took between two exchanges.
async function prepare({ case: name }: Exchange) {
  if (name === 'confirm empty') Object.assign(world.known, await resetLink('<token of a reset link>'))
  if (name.startsWith('login with new')) {
    Object.assign(world.known, await resetLink('<token from before a sign-in>'))
    world.known['<password after the reset>'] = 'Zx9$kkpqw1'
  }
  if (name === 'page empty list') {
    world.send = upstreamForTest({ contentDir: emptyContent() }).upstream.handle
    world.known['<no resources>'] = ''
  }
  if (name === 'detail ok') world.send = made.upstream.handle
}

async function account(email: string) {
  await call(made.upstream, 'POST', '/api/create-account/', { email, password, confirm_password: password })
  return (await call(made.upstream, 'POST', '/api/token/', { email, password })).body
}

async function resetLink(placeholder: string) {
  // Only the newest link works, so the mail of an earlier one must have arrived before.
  await made.upstream.settled()
  smtp.mails.length = 0
  await call(made.upstream, 'POST', '/api/auth/password-reset/', { email: 'jane.doe@example.com' })
  await made.upstream.settled()
  const link = new URL(/https:\S+confirm\S+/.exec(smtp.mails[0]?.text ?? '')?.[0] ?? '')
  const [uid, token] = [link.searchParams.get('uid'), link.searchParams.get('token')]
  return { '<uid of a reset link>': uid, [placeholder]: token }
}

function recordedContent(): string {
  const folder = join(upstreamForTest().folder, 'content')
  mkdirSync(join(folder, 'career-paths'), { recursive: true })
  mkdirSync(join(folder, 'resources'))
  writeFileSync(
    join(folder, 'career-paths', 'data.md'),
    '---\ncareer_name: Data\ndescription: About data\n---\n',
  )
  for (let index = 0; index < 25; index++) {
    const day = String(25 - index).padStart(2, '0')
    const fields = `title: r${index}\ndescription: About it\ncreated: 2026-01-${day}`
    writeFileSync(join(folder, 'resources', `r${index}.md`), `---\n${fields}\n---\n`)
  }
  return folder
}

function emptyContent(): string {
  const folder = join(upstreamForTest().folder, 'content')
  mkdirSync(join(folder, 'resources'), { recursive: true })
  return folder
}
