// `API_ROOT_URL=https://… npm run test:contract` prints how another upstream differs from the contract. It sends leads,
// messages and new accounts, so point it at a test server. Values that only the server's owner can prepare may come in
// a JSON file: `npm run test:contract -- known.json` with {"<uid of a reset link>": "…", …}.
import '../serve/command.mjs'
import { readFileSync } from 'node:fs'
import type { Difference } from '@/contract/differences'
import { isSentBySite, recordedExchanges } from '@/contract/exchanges'
import { checkRead, reads } from '@/contract/reads'
import { replay, type World } from '@/contract/replay'

const root = process.env.API_ROOT_URL?.replace(/\/+$/, '')
if (!root) throw new Error('Name the server: API_ROOT_URL=https://api.example.com npm run test:contract')

const password = 'correct horse battery 9'
const stamp = `contract${Date.now()}`
const known = process.argv[2] ? JSON.parse(readFileSync(process.argv[2], 'utf8')) : {}
const world: World = { root, send, stamp, known }
const counts = { same: 0, differ: 0, 'differ where no visitor notices': 0, 'could not be sent': 0 }
const lacking = new Set<string>()

await prepare()
for (const read of reads) report(`GET ${read.path}`, read.call, true, await answered(checkRead(read, world)))
for (const exchange of recordedExchanges()) {
  const call = `${exchange.method} ${exchange.url}`
  report(call, exchange.case, isSentBySite(exchange), await answered(replay(exchange, world)))
}
say(
  '',
  lacking.size > 0 &&
    `Not sent, because only the server's owner can provide these values: ${[...lacking].join(', ')}.`,
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
)
process.exit(counts.differ > 0 ? 1 : 0)

// Creates an account and gets its tokens, a career path and a post, which the exchanges need.
async function prepare() {
  const email = `jane.doe+${stamp}@example.com`
  await post('/api/create-account/', { email, password, confirm_password: password })
  const { access, refresh } = await post('/api/token/', { email, password })
  if (access && refresh) Object.assign(world.known, { '<access token>': access, '<refresh token>': refresh })
  const [path] = await get('/api/careerpaths/')
  const [latest] = await get('/api/blog/latest-posts/')
  if (path?.slug) world.known['<a career path>'] = path.slug
  if (latest?.slug) world.known['<a post>'] = latest.slug
}

function report(
  call: string,
  name: string,
  matters: boolean,
  { differences = [], missing }: { differences?: Difference[]; missing?: string },
) {
  if (missing) {
    counts['could not be sent']++
    lacking.add(missing)
    return
  }
  if (differences.length === 0) {
    counts.same++
    return
  }
  const isBroken = matters && differences.some(({ isWording }) => !isWording)
  counts[isBroken ? 'differ' : 'differ where no visitor notices']++
  say(
    `${isBroken ? '✗' : '·'} ${call} (${name})`,
    ...differences.map(({ text, isWording }) => `    ${text}${isWording ? ' (wording only)' : ''}`),
  )
}

// A missing response must not end the report.
async function answered<T>(outcome: Promise<T>): Promise<T | { differences: Difference[] }> {
  return await outcome.catch(({ message }: Error) => ({ differences: [{ text: message, isWording: false }] }))
}

async function send(request: Request): Promise<Response> {
  return await fetch(request, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    const { code } = (error.cause ?? error) as { code?: string }
    throw new Error(`${request.method} ${request.url} got no answer: ${code ?? error.message}`)
  })
}

async function get(path: string) {
  const body = await (await send(new Request(root + path))).json().catch(() => [])
  return Array.isArray(body) ? body : []
}

async function post(path: string, fields: object) {
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(root + path, { method: 'POST', headers, body: JSON.stringify(fields) })
  const body = await (await send(request)).json().catch(() => null)
  return typeof body === 'object' && body !== null ? body : {}
}

function say(...lines: (string | false)[]) {
  process.stdout.write(`${lines.filter((line) => line !== false).join('\n')}\n`)
}
