import { responseHeaders } from './response-headers'

const sent = (options: Partial<Parameters<typeof responseHeaders>[0]>) => {
  const [rule] = responseHeaders({ isHttps: false, isAlone: false, ...options })
  return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? [])
}

test('HSTS is sent only when visitors come by https', () => {
  expect(sent({ isHttps: false })).not.toHaveProperty('Strict-Transport-Security')
  expect(sent({ isHttps: true })['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
})

test('Next sends its own policy only without the server around it', () => {
  expect(sent({ isAlone: false })).not.toHaveProperty('Content-Security-Policy')
  expect(sent({ isAlone: true })['Content-Security-Policy']).toContain("frame-ancestors 'none'")
})

test('a resource of another host is not shown without its permission', () => {
  expect(sent({})['Cross-Origin-Embedder-Policy']).toBe('require-corp')
})
