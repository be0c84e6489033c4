import { isMeasured } from './measured'

test.each([
  ['/', true],
  ['/?utm_source=post', true],
  ['/blog/my-post', true],
  ['/careerpaths/data-science/enrol?plan=full-week', true],
  ['/cookie-policy', true],
  ['/any-page-of-the-provider', true],
  ['/auth/login', false],
  ['/auth/forgot-password-confirm?uid=x&token=y', false],
  ['/auth/confirm-email?uid=x&token=y', false],
  ['/dashboard', false],
  ['/dashboard/account', false],
  ['/preview?draft=blog%2Fmy-post&s=x', false],
  ['/unsubscribe?a=x', false],
  ['/news/confirm?a=x', false],
  ['/payment-successful?session=x', false],
  ['/api/auth/session', false],
  ['/%75nsubscribe?a=x', false],
  ['/Unsubscribe?a=x', false],
  ['//unsubscribe?a=x', false],
])('the provider’s analytics may run on %s: %s', (url, may) => {
  expect(isMeasured(url)).toBe(may)
})
