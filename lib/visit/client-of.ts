import ipaddr from 'ipaddr.js'

/**
 * What of an address tells one client from another.
 *
 * @param address IPv4 or IPv6
 * @returns an IPv4 address as it is, an IPv6 address by its /64; "unknown" for what is no address
 */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
