import { headers } from 'next/headers'
import { clientOf } from './client-of'
import { currentVisit } from './visit'

/**
 * The client as limits count it: an IPv4 address or an IPv6 /64. Without the server around Next, from the
 * platform's `X-Forwarded-For`.
 */
export async function currentClient(): Promise<string> {
  const visit = currentVisit()
  const address = visit ? visit.client : (await headers()).get('x-forwarded-for')?.split(',')[0]
  return clientOf(address?.trim() ?? '')
}
