import { NextRequest } from 'next/server'
import { rule } from '@/contract/testing'
import { receiveMailedLink } from './receive-mailed-link'

const page = 'http://localhost/auth/forgot-password-confirm'

const visit = (address: string, cookie = '') =>
  receiveMailedLink(new NextRequest(address, { headers: { Cookie: cookie } }))

rule('2.routes.18', 'a mailed link moves from the address into a cookie of its page', async () => {
  const response = await visit(`${page}?uid=MQ&token=a-b`)
  expect(response?.headers.get('location')).toBe(page)
  expect(response?.cookies.getAll()).toMatchObject([
    {
      name: 'password-reset',
      value: 'uid=MQ&token=a-b',
      path: '/auth/forgot-password-confirm',
      maxAge: 900,
      httpOnly: true,
    },
  ])
})

test('the link that confirms an address has a cookie of its own', async () => {
  const own = 'http://localhost/auth/confirm-email'
  const response = await visit(`${own}?uid=MQ&token=a-b`)
  expect(response?.headers.get('location')).toBe(own)
  expect(response?.cookies.getAll()).toMatchObject([{ name: 'confirm-email', path: '/auth/confirm-email' }])
  expect(await visit(own, 'confirm-email=uid%3DMQ%26token%3Da-b')).toBeUndefined()
  const missing = await visit(own, 'password-reset=uid%3DMQ%26token%3Da-b')
  expect(missing?.headers.get('x-middleware-rewrite')).toBe(`${own}/missing`)
})

test('the page is shown when its cookie is there', async () => {
  expect(await visit(page, 'password-reset=uid%3DMQ%26token%3Da-b')).toBeUndefined()
})

test.each([
  ['no link', page, ''],
  ['half a link', `${page}?uid=MQ`, ''],
  ['half a cookie', page, 'password-reset=uid%3DMQ'],
  ['a link of over 1000 characters', `${page}?uid=MQ&token=${'x'.repeat(1000)}`, ''],
])('with %s the visitor sees the page “missing”', async (_, address, cookie) => {
  expect((await visit(address, cookie))?.headers.get('x-middleware-rewrite')).toBe(`${page}/missing`)
})
