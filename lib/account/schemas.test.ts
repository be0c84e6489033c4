import { rule } from '@/contract/testing'
import { forgotSchema, resetSchema, signInSchema, signUpSchema } from './schemas'

const firstMessage = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message

test.each([
  ['', 'Enter your password'],
  ['a\0b', 'Your password contains characters that can’t be used'],
  ['a\ud800', 'Your password contains characters that can’t be used'],
  ['x'.repeat(129), 'Your password must be 128 characters or fewer'],
  ['😀'.repeat(128), undefined],
  [' with spaces ', undefined],
])('the password %j at sign-in gives the message %j', (password, message) => {
  expect(firstMessage(signInSchema.safeParse({ email: 'ada@example.com', password }))).toBe(message)
})

rule('5.15 5.17 8.18', 'sign-up and reset check the repeated password before anything is sent', () => {
  const typed = { email: 'ada@example.com', password: 'one', confirm_password: 'two' }
  expect(firstMessage(signUpSchema.safeParse(typed))).toBe('Passwords do not match!')
  expect(firstMessage(resetSchema.safeParse({ new_password: 'one', confirm_new_password: 'two' }))).toBe(
    'Passwords do not match!',
  )
})

test.each(['', 'nope', 'a@b', 'a\0@example.com'])(
  'the address %j is refused when a link is requested',
  (email) => {
    expect(forgotSchema.safeParse({ email }).success).toBe(false)
  },
)
