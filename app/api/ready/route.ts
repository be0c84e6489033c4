import { connection } from 'next/server'
import { readyProbe } from '@/lib/health/probe'
import { siteReadiness } from '@/lib/health/site-readiness'

/** The server of `npm start` answers this itself (server/own-responses.ts). */
export async function GET() {
  await connection()
  const { body, ...rest } = readyProbe(await siteReadiness())
  return Response.json(body, rest)
}
