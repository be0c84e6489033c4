import { policyReport } from './policy-report'

const report = (change: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://www.example.com/auth/forgot-password-confirm?uid=MQ&token=secret',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://ads.example.net/path/of/ada?email=ada@example.com',
      ...change,
    },
  })

test('a policy report is logged without secrets or names', () => {
  expect(policyReport(report())).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://ads.example.net',
    page: '/auth/forgot-password-confirm',
  })
})

test.each(['inline', 'eval', 'data'])('a keyword of the policy is logged: %s', (word) => {
  expect(policyReport(report({ 'blocked-uri': word }))?.blocked).toBe(word)
})

test('a stranger’s words do not reach the log', () => {
  const strange = report({
    'effective-directive': 'x\n{"level":"error"}',
    'blocked-uri': 'no address',
    'document-uri': 7,
  })
  expect(policyReport(strange)).toEqual({ directive: 'unknown', blocked: '', page: '' })
})

test.each(['', '{', 'null', '[]', '{"csp-report": 7}'])('the body is no report: %s', (body) => {
  expect(policyReport(body)).toBeUndefined()
})
