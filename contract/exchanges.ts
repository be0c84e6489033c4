import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type RecordedResponse = { status: number; body: unknown }

/** Recorded from a real Django REST server. Placeholders in angle brackets replace values that change between runs. */
export type Exchange = RecordedResponse & {
  case: string
  method: string
  url: string
  request: unknown
  request_headers: Record<string, string>
  headers: Record<string, string>
}

// Not in the contract: verifying a token, a throttled sign-in, and the account's own page.
const outside = /^(verify|throttled|me ok)/

// In cases whose name matches the pattern, a placeholder replaces a detail of the recording server.
const particulars: [RegExp, string, string][] = [
  [/^refresh deleted/, '<refresh token>', '<refresh token of a deleted account>'],
  [/^refresh inactive/, '<refresh token>', '<refresh token of an inactive account>'],
  [/^token inactive/, 'off@example.com', '<address of an inactive account>'],
  [/^confirm/, '"MQ"', '"<uid of a reset link>"'],
  [/^confirm/, 'diccy9-8ce9678b44e54400f0229f4dcd7c217f', '<token of a reset link>'],
  [/^confirm/, 'diccy9-acb650aa61c75f1d1c214125f6968f51', '<token from before a sign-in>'],
  [/^login with new/, 'Zx9$kkpqw1', '<password after the reset>'],
  [/^detail/, '/careerpaths/data', '/careerpaths/<a career path>'],
  [/^detail ok/, '"Data"', '"<name>"'],
  [/^detail ok/, '"slug":"data"', '"slug":"<a career path>"'],
  [/OPTIONS$/, '"Tok"', '"<name>"'],
  [/^me /, '/api/me/', '/api/me/leads/'],
]

/** In recorded order, because later exchanges need records that earlier ones created. */
export function recordedExchanges(): Exchange[] {
  const file = join(process.cwd(), 'contract', 'drf-golden.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as Exchange[]
  return all.filter(({ case: name }) => !outside.test(name)).map(withPlaceholders)
}

function withPlaceholders(exchange: Exchange): Exchange {
  const { case: name, ...rest } = exchange
  const text = particulars
    .filter(([cases]) => cases.test(name))
    .reduce((json, [, from, to]) => json.replaceAll(from, to), JSON.stringify(rest))
  return { case: name, ...JSON.parse(text) }
}

const taken = { status: 400, body: { email: ['user with this email address already exists.'] } }
const pair = { access: '<access token>', refresh: '<refresh token>' }

/** Other valid responses: a server may ignore the case of an address, or rotate refresh tokens. */
export const alternatives: Record<string, RecordedResponse> = {
  'token e-mail other case': { status: 200, body: { email: 'jane.doe@example.com', ...pair } },
  'create duplicate other case local': taken,
  'create duplicate other case domain': taken,
  'refresh ok': { status: 200, body: pair },
  'refresh same again': { status: 401, body: { detail: 'Token is blacklisted', code: 'token_not_valid' } },
}

/** After these words, a message quotes the server's JSON parser. The recorded messages quote Python's. */
export const comparedByBeginning = 'JSON parse error - '

/** Data that the server needs before the request: resources for a page of them, or else values for placeholders. */
export function needsOf({ case: name, url, request, request_headers, status }: Exchange): string[] {
  const placeholders = JSON.stringify([url, request, request_headers]).match(/<[^>]+>/g) ?? []
  if (name.startsWith('page empty')) return ['<no resources>']
  return name.startsWith('page ') && status === 200 ? ['<25 resources, titled r0 to r24>'] : placeholders
}

/** Whether the site itself sends such a request. No visitor sees the responses to the others. */
export function isSentBySite({ case: name, method }: Exchange): boolean {
  const odd =
    /slash|accept|json|raw|form|plain|list$|bool|types|object|number|null|NUL|surrogate|extra|unrouted/
  return /^(GET|POST)$/.test(method) && !odd.test(name) && !/ GET$/.test(name)
}
