import type { receiveChoice } from './receive-choice'

process.env.CONTENT_DIR = 'e2e/other-provider'
process.env.SITE_URL = 'https://www.example.com'
let receive: typeof receiveChoice

beforeAll(async () => {
  receive = (await import('./receive-choice')).receiveChoice
})

const answer = (choice: unknown, headers: Record<string, string> = {}) => {
  const { status, headers: told } = receive(choice, new Headers(headers))
  return { status, to: told.get('location'), cookies: told.getSetCookie() }
}

test('a choice is stored for half a year in a cookie that scripts can read, and leads to the page about cookies', () => {
  const { status, to, cookies } = answer('yes')
  expect([status, to]).toEqual([303, '/cookie-policy#cookie-choice'])
  expect(cookies).toEqual([expect.stringMatching(/^__Host-consent=[\w-]{10}\.yes; Path=\/; Expires=/)])
  expect(cookies[0]).toMatch(/; Max-Age=15724800; Secure; SameSite=lax$/)
  for (const choice of ['no', '', null, 'YES'])
    expect(answer(choice).cookies[0]).toMatch(/^__Host-consent=[\w-]{10}\.no;/)
})

test('a browser’s own refusal is not overridden', () => {
  for (const header of ['sec-gpc', 'dnt']) {
    expect(answer('yes', { [header]: '1' }).cookies[0]).toContain('.no;')
    expect(answer('yes', { [header]: '0' }).cookies[0]).toContain('.yes;')
  }
})

test('a refusal deletes the analytics tool’s cookies on each domain of this site, and no others', () => {
  const cookie = 'greeting=ada; tideglass_visit=1; tideglass_visits=2'
  const ended = '=; Path=/; Max-Age=0'
  expect(answer('yes', { cookie }).cookies).toHaveLength(1)
  expect(answer('no', { cookie }).cookies.slice(1)).toEqual([
    `tideglass_visit${ended}`,
    `tideglass_visit${ended}; Domain=www.example.com`,
    `tideglass_visit${ended}; Domain=example.com`,
  ])
})

test('a posted choice gets a 404 when the provider has no analytics', async () => {
  process.env.CONTENT_DIR = 'content'
  await jest.isolateModulesAsync(async () => {
    const { receiveChoice } = await import('./receive-choice')
    const { status, headers } = receiveChoice('yes', new Headers())
    expect([status, headers.getSetCookie()]).toEqual([404, []])
  })
})
