import type { IncomingMessage } from 'node:http'
import { clientAddresses } from './client-address'

const from = (remoteAddress: string) =>
  ({
    headers: { 'x-forwarded-for': '203.0.113.9' },
    socket: { remoteAddress, destroyed: false },
  }) as unknown as IncomingMessage

test.each([
  '127.0.0.1',
  '::ffff:10.0.0.2',
  '172.17.0.1',
  '192.168.4.4',
  '169.254.3.3',
  '::1',
  'fd12::1',
  'fe80::1',
])('an untrusted proxy at %s is logged once', (address) => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const clientOf = clientAddresses(0)
  expect([clientOf(from(address)), clientOf(from(address))]).toEqual([address, address])
  expect(written.mock.calls.flat()).toEqual([expect.stringContaining('clients_unknown')])
})

test.each(['203.0.113.5', '172.32.0.1', '2001:db8::1', '::ffff:198.51.100.7'])(
  'a visitor at %s who sends X-Forwarded-For is not logged as a proxy',
  (address) => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(clientAddresses(0)(from(address))).toBe(address)
    expect(written).not.toHaveBeenCalled()
  },
)
