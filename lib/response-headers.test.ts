import { responseHeaders } from './response-headers'

const sent = (options: Partial<Parameters<typeof responseHeaders>[0]>) => {
  const [rule] = responseHeaders({ isHttps: false, isAlone: false, ...options })
  return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? [])
}

test('browsers are told to come by https only where visitors do', () => {
  expect(sent({ isHttps: false })).not.toHaveProperty('Strict-Transport-Security')
  expect(sent({ isHttps: true })['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
})

test('Next sends a policy of its own only where no server stands around it', () => {
  expect(sent({ isAlone: false })).not.toHaveProperty('Content-Security-Policy')
  expect(sent({ isAlone: true })['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

test('nothing is shown that another host has not allowed', () => {
  expect(sent({})['Cross-Origin-Embedder-Policy']).toBe('require-corp')
})
