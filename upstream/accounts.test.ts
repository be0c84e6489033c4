import { rule } from '@/contract/testing'
import { passwordFaults } from './password-rules'
import { call, upstreamForTest } from './testing'

const password = 'correct horse battery 9'
let { upstream, logged } = upstreamForTest()

beforeEach(() => {
  ;({ upstream, logged } = upstreamForTest())
})

afterEach(() => upstream.close())

const create = (email: string, confirm = password) =>
  call(upstream, 'POST', '/api/create-account/', { email, password, confirm_password: confirm })

test('an account stores an argon2id hash, and neither log nor response has the password', async () => {
  const { body } = await create('Zoe.Doe@Example.com')
  expect(body).toEqual({ email: 'Zoe.Doe@Example.com' })
  const rows = await (await upstream.database()).selectFrom('accounts').selectAll().execute()
  expect(rows).toMatchObject([{ email: 'Zoe.Doe@Example.com', email_key: 'zoe.doe@example.com' }])
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(logged)).not.toMatch(/Zoe|battery/)
})

test('one of 20 concurrent sign-ups with one address, in any spelling, succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => create(index % 2 ? 'jane@example.com' : 'JANE@example.com')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)])
  expect(answers.find(({ status }) => status === 400)?.body).toEqual({
    email: ['user with this email address already exists.'],
  })
})

test('each character of a password of 128 characters counts', async () => {
  const long = `${'correct horse '.repeat(9)}9!`.padEnd(128, 'x')
  const fields = { email: 'long@example.com', password: long, confirm_password: long }
  expect((await call(upstream, 'POST', '/api/create-account/', fields)).status).toBe(201)
  const signIn = (password: string) =>
    call(upstream, 'POST', '/api/token/', { email: 'long@example.com', password })
  expect((await signIn(`${long.slice(0, -1)}y`)).status).toBe(401)
  expect((await signIn(long)).status).toBe(200)
})

test('a repeated password that differs is reported before other faults of the password', async () => {
  expect((await create('jane@example.com', 'other')).body).toEqual({
    password: ["Password fields didn't match."],
  })
})

const similar = 'The password is too similar to the email address.'
const short = 'This password is too short. It must contain at least 8 characters.'
const common = 'This password is too common.'
const numeric = 'This password is entirely numeric.'

// For each pair, Django's validators report the expected faults.
rule.each([
  ['', 'Tr0ub4dor&3x9', 'jane@example.com', []],
  ['5.14', 'PASSWORD', 'jane@example.com', [common]],
  ['', '  password ', 'jane@example.com', [common]],
  ['', '٠١٢٣٤٥٦٧', 'jane@example.com', [numeric]],
  ['', 'enaj.eod@elpmaxe', 'jane.doe@example', [similar]],
  ['', 'wilhelmina', 'WILHELMINA@example.com', [similar]],
  ['', '0', 'a@b.co', [short, common, numeric]],
  ['', '😀😀😀😀😀😀😀', 'jane@example.com', [short]],
  ['', '😀😀😀😀😀😀😀😀', 'jane@example.com', []],
  ['', `com${'x'.repeat(40)}`, 'jane@example.com', []],
])('the password %j of %s has the faults %j', async (candidate, email, faults) => {
  expect(await passwordFaults(candidate, email)).toEqual(faults)
})
