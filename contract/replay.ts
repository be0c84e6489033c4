import { type Difference, differences } from './differences'
import { alternatives, type Exchange, needsOf, type RecordedResponse } from './exchanges'

export type World = {
  root: string
  send: (request: Request) => Promise<Response>
  /** Added to each e-mail address, so that a second run does not meet accounts of the first. */
  stamp: string
  /** Values by placeholder. An exchange with any other placeholder is skipped. */
  known: Record<string, string>
}

export type Outcome = { differences: Difference[]; missing?: undefined } | { missing: string }

export async function replay(exchange: Exchange, world: World): Promise<Outcome> {
  const missing = needsOf(exchange).find((need) => !Object.hasOwn(world.known, need))
  if (missing) return { missing }
  const response = await world.send(requestOf(exchange, world))
  const actual = { status: response.status, body: bodyOf(await response.text()) }
  const expected = (body: unknown) => filled(body, { ...world, known: {} })
  const [recorded, alternative] = [exchange, alternatives[exchange.case]]
    .filter((answer) => answer !== undefined)
    .map(({ status, body }) => differences({ status, body: expected(body) }, actual))
  if (alternative?.length === 0) return { differences: [] }
  const headers = recorded?.length === 0 ? headerDifferences(exchange, response, world) : []
  return { differences: [...(recorded ?? []), ...headers] }
}

const comparedHeaders = ['Allow', 'Location', 'WWW-Authenticate']

function headerDifferences(exchange: Exchange, { headers }: Response, world: World): Difference[] {
  const recorded = Object.entries(filled(exchange.headers, world))
  return recorded
    .filter(([name, value]) => comparedHeaders.includes(name) && headers.get(name) !== value)
    .map(([name, value]) => ({
      text: `The header ${name} is "${headers.get(name) ?? ''}", expected "${value}"`,
      isWording: true,
    }))
}

type Raw = { raw: string; content_type: string }

function requestOf({ method, url, request, request_headers }: Exchange, world: World): Request {
  const raw = isRaw(request) ? request : undefined
  const headers = new Headers(request ? { 'Content-Type': raw?.content_type ?? 'application/json' } : {})
  for (const [name, value] of Object.entries(filled(request_headers, world))) {
    headers.set(name.replace(/^HTTP_/, '').replaceAll('_', '-'), value)
  }
  const body = raw?.raw ?? (request === null ? null : JSON.stringify(filled(request, world)))
  return new Request(world.root + filled(paged(url), world), { method, headers, body, redirect: 'manual' })
}

function isRaw(request: unknown): request is Raw {
  return typeof request === 'object' && request !== null && 'raw' in request
}

// The recording server had 10 resources on a page; the contract has 5.
function paged(url: string): string {
  return url.startsWith('/api/resources/') ? `${url}${url.includes('?') ? '&' : '?'}page_size=10` : url
}

function filled<Value>(value: Value, { known, stamp, root }: World): Value {
  const text = Object.entries(known).reduce(
    (json, [placeholder, value]) => json.replaceAll(placeholder, () => JSON.stringify(value).slice(1, -1)),
    JSON.stringify(value).replaceAll('http://testserver', root),
  )
  return JSON.parse(stamp ? text.replaceAll(/([\w.]+)@example\.com/gi, `$1+${stamp}@example.com`) : text)
}

function bodyOf(text: string): RecordedResponse['body'] {
  try {
    return JSON.parse(text.replaceAll(/\?page_size=10(?=")|&page_size=10|(?<=\?)page_size=10&/g, ''))
  } catch {
    return text
  }
}
