import { headers } from 'next/headers'

/** The request's id in the log, or the platform's. */
export async function requestReference(): Promise<string | null> {
  const all = await headers()
  return all.get('x-request-id') ?? all.get('x-vercel-id')
}
