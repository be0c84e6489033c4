import { headers } from 'next/headers'
import { clientOf } from './client-of'
import { currentVisit } from './visit'

/**
 * Who is asking, as far as limits tell visitors apart: an address, of IPv6 the network that one household or server has.
 *
 * @returns the server's own word; where Next stands alone, that of the platform in front of it, which writes
 *   `X-Forwarded-For` itself
 */
export async function currentClient(): Promise<string> {
  const visit = currentVisit()
  const address = visit ? visit.client : (await headers()).get('x-forwarded-for')?.split(',')[0]
  return clientOf(address?.trim() ?? '')
}
