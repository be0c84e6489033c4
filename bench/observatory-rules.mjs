// The rules of Mozilla's HTTP Observatory, version 6, for one answer over https. Where ours are not the same they ask for
// more: every script needs its checksum, not only one; of a list of cookies the worst counts. What the answer cannot show
// gives nothing: whether the domain is on the browsers' preload list (5 points).

/** An answer: its headers by name, each a list of values; `cors`: those of a preflight; `cookies`: Set-Cookie lines. */
const rules = {
  CSP: ({ headers }) => csp(headers['content-security-policy']),
  cookies: ({ headers, cookies }) => cookiePoints(cookies, hsts(headers['strict-transport-security']) === 0),
  CORS: ({ cors, origin }) =>
    cors['access-control-allow-origin']?.[0] === origin &&
    cors['access-control-allow-credentials']?.[0] === 'true'
      ? -50
      : 0,
  redirection: ({ redirects }) => (redirects.some((to) => !to.startsWith('https:')) ? -20 : 0),
  referrer: ({ headers }) => referrer(headers['referrer-policy']),
  HSTS: ({ headers }) => hsts(headers['strict-transport-security']),
  SRI: sri,
  nosniff: ({ headers }) => (headers['x-content-type-options']?.[0] === 'nosniff' ? 0 : -5),
  frames: ({ headers }) => frames(headers),
  CORP: ({ headers }) =>
    isolation(headers['cross-origin-resource-policy'], ['same-origin', 'same-site'], ['cross-origin']),
  COOP: ({ headers }) =>
    isolation(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
  COEP: ({ headers }) =>
    isolation(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless'], ['unsafe-none']),
}

export const ruleNames = Object.keys(rules)

/** The points of each rule, and the score: bonus points count only where there are 90 without them. */
export function score(answer) {
  const points = ruleNames.map((name) => rules[name](answer))
  const sum = (all) => all.reduce((total, one) => total + one, 100)
  const plain = sum(points.filter((one) => one < 0))
  return { points, score: Math.max(plain < 90 ? plain : sum(points), 0) }
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

// Of several policies the strictest is taken, as all are enforced.
function csp(values = []) {
  const policies = values.flatMap((value) => value.split(','))
  return policies.length ? Math.max(...policies.map(policyPoints)) : -25
}

function policyPoints(policy) {
  const entries = policy.split(';').flatMap((part) => {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    return name ? [[name, sources]] : []
  })
  const directives = Object.fromEntries(entries)
  if (Object.keys(directives).length < entries.length) return -25
  const listOf = (name) => directives[name] ?? directives['default-src'] ?? ['*']
  const [script, style] = [listOf('script-src'), listOf('style-src')].map(withoutOverruled)
  const isInsecure = (source) => /^(http|ftp):/.test(source)
  const passive = ['img-src', 'media-src']
  const active = entries.flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))
  const has = (list, ...sources) => list.some((source) => sources.includes(source))
  if (has(script, ...broad, ...inline) || has(listOf('object-src'), ...broad)) return -20
  if (active.some(isInsecure)) return -20
  if (has([...script, ...style], "'unsafe-eval'")) return -10
  if (passive.some((name) => listOf(name).some(isInsecure))) return -10
  if (has(style, ...broad, ...inline)) return 0
  return directives['default-src']?.join() === "'none'" ? 10 : 5
}

// A browser that knows hashes and nonces takes no notice of 'unsafe-inline' beside them.
function withoutOverruled(sources) {
  const isStrict = sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
  return sources.filter((source) => !isStrict || source !== "'unsafe-inline'")
}

function cookiePoints(lines, isOverHttpsOnly) {
  if (lines.length === 0) return 0
  return Math.min(...lines.map((line) => cookie(line.toLowerCase(), isOverHttpsOnly)))
}

function cookie(line, isOverHttpsOnly) {
  const [pair, ...attributes] = line.split(';').map((part) => part.trim())
  const name = pair.split('=')[0]
  const isSession = /login|sess/.test(name)
  const sameSite = attributes.find((one) => one.startsWith('samesite'))?.split('=')[1]
  const isSecure = attributes.includes('secure')
  if (isSession && !isSecure && !isOverHttpsOnly) return -40
  if (isSession && !attributes.includes('httponly')) return -30
  if (sameSite !== undefined && !['lax', 'strict', ...(isSecure ? ['none'] : [])].includes(sameSite))
    return -20
  if (name.includes('csrf') && !sameSite) return -20
  if (!isSecure) return isOverHttpsOnly ? (isSession ? -10 : -5) : -20
  return sameSite ? 5 : 0
}

function referrer(values) {
  if (!values) return 0
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  const bad = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
  const known = values
    .join()
    .split(',')
    .map((one) => one.trim().toLowerCase())
  return good.includes(known.findLast((one) => [...good, ...bad].includes(one))) ? 5 : -5
}

function hsts(values) {
  const seconds = Number(/max-age=(\d+)/i.exec(values?.length === 1 ? values[0] : '')?.[1] ?? Number.NaN)
  if (Number.isNaN(seconds)) return -20
  return seconds < 15_552_000 ? -10 : 0
}

function sri({ headers, html }) {
  if (!headers['content-type']?.[0].startsWith('text/html')) return 0
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  const bare = scripts.filter((tag) => !/\sintegrity="/.test(tag))
  if (bare.some((tag) => /\ssrc="http:/.test(tag))) return -50
  if (bare.some((tag) => /\ssrc="(https:)?\/\//.test(tag))) return -5
  return scripts.length && bare.length === 0 ? 5 : 0
}

function frames(headers) {
  if (/(^|[;,\s])frame-ancestors\s/.test(headers['content-security-policy']?.join() ?? '')) return 5
  const value = headers['x-frame-options']?.[0].toLowerCase() ?? ''
  if (['deny', 'sameorigin'].includes(value)) return 5
  return value.startsWith('allow-from') ? 0 : -20
}

function isolation(values, good, neutral) {
  if (!values) return 0
  const value = values.join().split(';')[0].trim()
  if (good.includes(value)) return 10
  return neutral.includes(value) ? 0 : -5
}
