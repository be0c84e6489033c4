import { responseHeaders } from './response-headers'

const sent = (options: Partial<Parameters<typeof responseHeaders>[0]>) => {
  const [rule] = responseHeaders({ isHttps: false, isAlone: false, ...options })
  return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? [])
}

test('HSTS is sent only when visitors come by https', () => {
  expect(sent({ isHttps: false })).not.toHaveProperty('Strict-Transport-Security')
  expect(sent({ isHttps: true })['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
})

test('Next sends a content security policy only when it runs without our server', () => {
  expect(sent({ isAlone: false })).not.toHaveProperty('Content-Security-Policy')
  expect(sent({ isAlone: true })['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

test('pages embed a resource of another host only if that host permits it', () => {
  expect(sent({})['Cross-Origin-Embedder-Policy']).toBe('require-corp')
})
