import { ruleNames, score } from './observatory-rules.mjs'

const policy =
  "default-src 'none'; script-src 'self' 'sha256-YQ=='; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const headers = {
  'content-type': ['text/html; charset=utf-8'],
  'content-security-policy': [policy],
  'strict-transport-security': ['max-age=63072000; includeSubDomains; preload'],
  'referrer-policy': ['same-origin'],
  'x-content-type-options': ['nosniff'],
  'cross-origin-resource-policy': ['same-origin'],
  'cross-origin-opener-policy': ['same-origin'],
  'cross-origin-embedder-policy': ['require-corp'],
}
const html =
  '<script src="/a.js" integrity="sha384-YQ=="></script><script type="application/json">{}</script>'
const answer = {
  headers,
  html,
  cors: {},
  origin: 'https://o.example',
  cookies: [] as string[],
  redirects: [],
}

function scoreWith(change: Partial<typeof answer>, changed: Record<string, string[] | undefined> = {}) {
  const known = { ...headers, ...changed }
  const sent = Object.fromEntries(Object.entries(known).filter(([, values]) => values))
  return score({ ...answer, ...change, headers: sent }).score
}

test('everything right is 155, and 160 with cookies that are', () => {
  expect(scoreWith({})).toBe(155)
  expect(scoreWith({ cookies: ['session=a; Path=/; Secure; HttpOnly; SameSite=Lax'] })).toBe(160)
})

test('without a policy and HSTS, frames forbidden by the older header, it is 55: bonus points do not count', () => {
  const gone = { 'content-security-policy': undefined, 'strict-transport-security': undefined }
  expect(scoreWith({ html: '' }, { ...gone, 'x-frame-options': ['DENY'] })).toBe(55)
})

test.each([
  ['an unsafe style gives nothing', policy.replace("style-src 'self'", "style-src 'unsafe-inline'"), 145],
  [
    'beside a hash, unsafe-inline counts for nothing',
    policy.replace("'sha256", "'unsafe-inline' 'sha256"),
    155,
  ],
  ['a wider default is half the bonus', policy.replace("default-src 'none'", "default-src 'self'"), 150],
  ['data: as a script takes 20', policy.replace("script-src 'self'", 'script-src data:'), 80],
  [
    'pictures over http take 10, which leaves 90',
    policy.replace("img-src 'self'", 'img-src http://a.example'),
    135,
  ],
  ['a directive twice is invalid', `${policy}; img-src *`, 75],
])('policy: %s', (_, changed, expected) => {
  expect(scoreWith({}, { 'content-security-policy': [changed] })).toBe(expected)
})

test.each([
  ['a script without its checksum', { html: `${html}<script src="/b.js"></script>` }, 150],
  ['a foreign script without its checksum', { html: '<script src="https://a.example/b.js"></script>' }, 145],
  ['a session that script can read', { cookies: ['session=a; Secure; SameSite=Lax'] }, 70],
  ['a cookie without SameSite', { cookies: ['seen=a; Secure'] }, 155],
  ['a redirect that leaves https', { redirects: ['http://a.example/'] as never }, 80],
])('%s', (_, change, expected) => {
  expect(scoreWith(change)).toBe(expected)
})

test('each rule has its points', () => {
  expect(score(answer).points).toEqual([10, 0, 0, 0, 5, 0, 5, 0, 5, 10, 10, 10])
  expect(ruleNames).toHaveLength(12)
})
