import { connection } from 'next/server'
import { siteReadiness } from '@/lib/api/site-readiness'
import { readyProbe } from '@/lib/health/probe'

/** Whether the process is ready for visitors. The server of `npm start` answers this itself (server/answer-probe.ts). */
export async function GET() {
  await connection()
  const { body, ...rest } = readyProbe(await siteReadiness())
  return Response.json(body, rest)
}
