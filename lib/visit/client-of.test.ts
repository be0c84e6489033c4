import { clientOf } from './client-of'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['', 'unknown'],
  ['evil', 'unknown'],
])('the address %s counts as the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client)
})
