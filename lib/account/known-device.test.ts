import { knownDevice } from './known-device'

test('a device is known to the account that signed in on it, and to no other', () => {
  const cookie = knownDevice.write('Ada@example.com')
  expect(cookie).not.toMatch(/ada@/i)
  expect(knownDevice.read(cookie, 'ada@example.com')).toBe(cookie.split('.')[0])
  expect(knownDevice.read(cookie, 'bob@example.com')).toBeNull()
  expect(knownDevice.read(knownDevice.write('ada@example.com'), 'ada@example.com')).not.toBe(
    cookie.split('.')[0],
  )
})

test.each([undefined, '', '.', 'a.b', 'known.', `${'x'.repeat(16)}.${'y'.repeat(43)}`])(
  'a forged device cookie is unknown: %s',
  (cookie) => {
    expect(knownDevice.read(cookie, 'ada@example.com')).toBeNull()
  },
)
