import { headers } from 'next/headers'
import { clientOf } from './client-of'
import { currentVisit } from './visit'

/** Without our server, the hosting platform's `X-Forwarded-For` names the client. */
export async function currentClient(): Promise<string> {
  const visit = currentVisit()
  const address = visit ? visit.client : (await headers()).get('x-forwarded-for')?.split(',')[0]
  return clientOf(address?.trim() ?? '')
}
