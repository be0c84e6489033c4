import { headers } from 'next/headers'

/**
 * By what the log knows this request; where Next stands alone, the name that the platform in front of it has given.
 */
export async function reference(): Promise<string | null> {
  const all = await headers()
  return all.get('x-request-id') ?? all.get('x-vercel-id')
}
