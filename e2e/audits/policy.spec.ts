import { readFileSync } from 'node:fs'
import type { APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures/kit'
import { site } from '../fixtures/servers'

const doc = readFileSync('docs/security.md', 'utf8')
const policies = Object.fromEntries(
  [...doc.matchAll(/```policy (\w+)\n(.*)\n```/g)].map(([, name = '', text = '']) => [name, text]),
)
const rows = [
  ...doc.matchAll(/^\| ([^|]+) \| ((?:GET|POST) [^|]+) \| (\d+) \| (\w+) \| ([\w-]+) \| ([\w-]+) \|$/gm),
]
const caching: Record<string, RegExp> = {
  shared: /s-maxage|public/,
  private: /no-store/,
  '-': /^(?!.*public)/,
}

test('docs/security.md has a table of responses and two policies', () => {
  expect(rows.length).toBeGreaterThan(15)
  expect(Object.keys(policies)).toEqual(['page', 'file'])
})

for (const [, name = '', asked = '', status, policy = '', cache = '', sharing] of rows)
  test(`the response has the headers of docs/security.md: ${asked} (${name})`, async ({ page, member }) => {
    if (asked.includes('signed in')) await member('policy')
    const [method = '', path = ''] = asked.split(/[ ,]+/)
    const post = method === 'POST' && { multipart: await refused(page), headers: { origin: site.url } }
    const options = { method, maxRedirects: 0, ...post }
    const answer = await page.request.fetch(path, options)
    const headers = answer.headers()
    const sent = headers['content-security-policy'] ?? ''
    expect(String(answer.status())).toBe(status)
    expect(sent).toMatch(patternOf(policies[policy] ?? ''))
    expect(headers['cache-control'] ?? '').toMatch(caching[cache] ?? /never/)
    expect(headers['cross-origin-resource-policy']).toBe(sharing)
    expect(JSON.stringify(headers)).not.toContain('unsafe-')
    expectAlways(answer)
  })

// Any hash matches, but their number is fixed.
function patternOf(policy: string): RegExp {
  const hash = "'sha256-[\\w+/=]{44}'"
  const escaped = policy.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace('{scripts}', `${hash} ${hash}`).replace('{style}', hash)}$`)
}

function expectAlways(answer: APIResponse) {
  expect(answer.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
}

// Returns the fields of an empty message form, as a browser without script sends them.
async function refused(page: import('@playwright/test').Page) {
  await page.goto('/contact-us')
  const fields = await page
    .locator('main form input[type=hidden]')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, value }) => [name, value] as const))
  return Object.fromEntries(fields)
}

test('a browser’s policy report is logged, and a malformed or long one is refused', async ({ request }) => {
  const report = {
    'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://ads.example/x' },
  }
  const post = async (data: string) => (await request.post('/api/policy-report', { data })).status()
  expect(await post(JSON.stringify(report))).toBe(204)
  expect(await post('[]')).toBe(400)
  expect(await post('x'.repeat(20_000))).toBe(413)
})
