import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerAddress } from 'smtp-server'
import { bundled } from '@/scripts/gate/bundled'
import { mailDestination } from './mail'
import type { Item } from './tables'
import { outboxForTest } from './testing'
import { smtpServerForTest } from './testing-servers'

const minute = 60_000
const from = { name: 'Example Training', address: 'hello@example.com' }
const make = async ({ kind, payload }: Item) => ({ ...JSON.parse(payload), subject: kind, text: 'Hello' })

let outbox: Awaited<ReturnType<typeof outboxForTest>>
const closing: (() => unknown)[] = []

beforeEach(async () => {
  outbox = await outboxForTest()
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await outbox.db.destroy()
})

function start(smtpUrl: string | undefined, dir = '') {
  const mail = mailDestination({ smtpUrl, dir, from }, make)
  closing.unshift(() => mail.close?.())
  return outbox.start({ mail })
}

async function smtp(options: Parameters<typeof smtpServerForTest>[0] = {}) {
  const server = await smtpServerForTest(options)
  closing.push(server.close)
  return server
}

const add = (...names: string[]) =>
  outbox.add(...names.map((name) => ({ kind: name, payload: { to: `${name}@example.com` }, person: name })))
const found = async () =>
  (await outbox.items()).map(({ state, reason }) => [state, reason].filter(Boolean).join(': '))

const answer = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
// Refuses each recipient whose name has a code, with that code.
const recipients = (codes: Record<string, number>) => ({
  onRcptTo({ address }: SMTPServerAddress, _: unknown, done: (error?: Error) => void) {
    const code = codes[address.split('@')[0] ?? '']
    done(code ? answer(code) : undefined)
  },
})

// The server calls this as its own method.
function hangUp(this: unknown) {
  const { connections } = this as { connections: Set<{ _socket: Socket }> }
  for (const { _socket } of connections) _socket.destroy()
}

test('a deferred mail is tried later with the same Message-ID and date', async () => {
  const codes: Record<string, number> = {}
  const heads: [id: string | undefined, date: string | undefined][] = []
  const server = await smtp({
    onData: async (stream, _, done) => {
      const text = (await stream.toArray()).join('')
      heads.push([text.match(/^Message-ID: (.*)$/im)?.[1], text.match(/^Date: (.*)$/im)?.[1]])
      done(heads.length === 1 ? answer(451) : undefined)
    },
    ...recipients(codes),
  })
  const worker = start(server.url)
  codes.ada = 450
  await add('ada', 'bob')
  await worker.settled()
  expect(await found()).toEqual(['waiting: EENVELOPE 450', 'waiting: EMESSAGE 451'])
  delete codes.ada
  outbox.state.at += 6000
  await worker.settled()
  expect(await found()).toEqual(['delivered', 'delivered'])
  expect(heads).toHaveLength(3)
  expect(heads[0]?.[0]).toMatch(/^<[\da-f-]{36}@example\.com>$/)
  expect(heads[0]?.[1]).toBe('Sun, 10 Jan 2027 09:00:00 +0000')
  expect(heads.filter((head) => String(head) === String(heads[0]))).toHaveLength(2)
})

test('a mail with a permanent refusal (550) fails and delays no other mail', async () => {
  const server = await smtp(recipients({ ada: 550 }))
  await outbox.add(
    { kind: 'ada', person: 'ada', payload: { to: 'ada@example.com' } },
    { kind: 'next', person: 'ada', payload: { to: 'ada.new@example.com' } },
  )
  await add('bob')
  await start(server.url).settled()
  expect(await found()).toEqual(['refused: EENVELOPE 550', 'delivered', 'delivered'])
  expect(server.mails.map(({ subject }) => subject).sort()).toEqual(['bob', 'next'])
})

test.each<[string, Parameters<typeof smtpServerForTest>[0], RegExp]>([
  ['answers 421', recipients({ ada: 421 }), /^waiting: ECONNECTION 421$/],
  [
    'answers 421 to the sender',
    { onMailFrom: (_, __, done) => done(answer(421)) },
    /^waiting: EENVELOPE 421$/,
  ],
  ['greets with 421', { onConnect: (_, done) => done(answer(421)) }, /^waiting: E\w+ 421$/],
  ['closes the connection in the middle of a mail', { onData: hangUp }, /^waiting: E/],
  [
    'refuses our password',
    { authOptional: false, onAuth: (_, __, done) => done(answer(535)) },
    /^waiting: EAUTH/,
  ],
])('a mail server that %s counts as away, and later mails wait', async (_, options, state) => {
  const server = await smtp(options)
  const url = options?.authOptional === false ? server.url.replace('//', '//ada:secret@') : server.url
  const worker = start(url)
  await add('ada')
  await worker.settled()
  await add('bob', 'eve')
  outbox.state.at += 2000
  await worker.settled()
  expect(await found()).toEqual([expect.stringMatching(state), 'waiting', 'waiting'])
})

test('a mail written twice is the same file when there is no mail server', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mail-'))
  const worker = start(undefined, dir)
  await add('ada')
  await worker.settled()
  const files = readdirSync(dir)
  const first = readFileSync(join(dir, files[0] ?? ''), 'utf8')
  outbox.state.at += minute
  await outbox.db.updateTable('outbox').set({ state: 'waiting' }).execute()
  await worker.settled()
  expect(readdirSync(dir)).toEqual(files)
  const head = (text: string) => text.match(/^(Message-ID|Date|To|Subject): .*$/gim)?.sort()
  expect(head(readFileSync(join(dir, files[0] ?? ''), 'utf8'))).toEqual(head(first))
  expect(head(first)).toHaveLength(4)
})

test('a mail has a text part and an HTML part of the same words', async () => {
  const server = await smtp()
  const parts = [
    'Hello.\nAda',
    { words: 'Look here:', link: 'https://www.example.com/a?b=c&d', button: 'Look' },
    { rows: [['Name', 'Ada'] as [string, string], ['Phone', ''] as [string, string]] },
  ]
  const html = async ({ subject }: { subject: string }) => `<!doctype html><h1>${subject}</h1>`
  const mail = mailDestination({ smtpUrl: server.url, dir: '', from, html }, async (item) => ({
    ...JSON.parse(item.payload),
    subject: item.kind,
    parts,
  }))
  closing.unshift(() => mail.close?.())
  await add('ada')
  await outbox.start({ mail }).settled()
  const [sent] = server.mails
  const type = sent?.headers.find(({ key }) => key === 'content-type')?.value
  expect(type).toMatch(/^multipart\/alternative/)
  expect(sent?.text?.trim()).toBe(
    'Hello.\nAda\n\nLook here:\nhttps://www.example.com/a?b=c&d\n\nName: Ada\nPhone: -',
  )
  expect(sent?.html?.trim()).toBe('<!doctype html><h1>ada</h1>')
})

test('a mail has the same Message-ID again when its process was killed before it recorded the delivery', async () => {
  const server = await smtp()
  await add('ada')
  const program = `
    import { mailDestination } from '@/delivery/mail'
    import { openOutbox } from '@/delivery/testing'
    import { createWorker } from '@/delivery/worker'
    const db = await openOutbox(process.argv[2])
    const settings = { smtpUrl: '${server.url}', dir: '', from: ${JSON.stringify(from)} }
    const mail = mailDestination(settings, async ({ kind }) => ({ to: 'ada@example.com', subject: kind, text: 'Hello' }))
    const deliver = async (item) => {
      await mail.deliver(item)
      process.kill(process.pid, 'SIGKILL')
      return await new Promise(() => {})
    }
    const now = () => new Date('2027-01-10T09:00:00Z')
    await createWorker({ database: async () => db, now, log() {}, destinations: { mail: { deliver, atOnce: 1 } } }).settled()`
  const killed = spawn(process.execPath, [bundled(program), outbox.url], {
    stdio: 'inherit',
  })
  const [, signal] = await once(killed, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(server.mails).toHaveLength(1)
  const worker = start(server.url)
  await worker.settled()
  expect(server.mails).toHaveLength(1)
  outbox.state.at += 2.1 * minute
  await worker.settled()
  expect(server.mails).toHaveLength(2)
  expect(server.mails[1]?.messageId).toBe(server.mails[0]?.messageId)
  expect(server.mails[1]?.date).toBe(server.mails[0]?.date)
  expect(await found()).toEqual(['delivered'])
})
