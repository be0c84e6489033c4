import { connection } from 'next/server'
import { readyProbe } from '@/lib/health/probe'
import { siteReadiness } from '@/lib/health/site-readiness'

/** Whether the process is ready for visitors. The server of `npm start` answers this itself (server/answer-probe.ts). */
export async function GET() {
  await connection()
  const { body, ...rest } = readyProbe(await siteReadiness())
  return Response.json(body, rest)
}
